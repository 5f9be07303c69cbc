import { Link } from '@tanstack/react-router';
import { homeWords } from '#content/screens/home.ts';
import { stageWords } from '#content/stages/stages.ts';
import type { Progress } from '#domain/path/progress.ts';
import type { Readiness } from '#domain/path/readiness.ts';
import { type StageNumber, stageOf } from '#domain/practice/stages.ts';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import type { StageStanding } from './journey-view.ts';
import { LevelLinks } from './level-links.tsx';
import { StageReadiness } from './stage-readiness.tsx';
import type { AssessmentGate } from './use-assessment-gate.ts';

interface StageCardProps {
  number: StageNumber;
  standing: StageStanding;
  progress: Progress;
  readiness: Readiness | undefined;
  gate: AssessmentGate;
}

/**
 * One stage: what it trains and how it stands. Stage 1 holds its levels; a later one leads to its practice once it is
 * open, and says how far it is (A § 2, B § 2).
 */
export function StageCard({ number, standing, progress, readiness, gate }: StageCardProps) {
  const isLocked = standing === 'locked';
  const { name } = stageOf(number);
  return (
    <li className="grid">
      <Card tone={cardTones[standing]} className="relative">
        <div className="flex items-baseline justify-between gap-3">
          <span className="figures font-serif text-[0.9375rem] text-muted">{number}</span>
          <span className={classes('text-xs font-semibold', tagClasses[standing])}>
            {tagOf(number, standing)}
          </span>
        </div>
        <h3 className={classes('mt-1 text-[1.3125rem]', isLocked && 'text-muted')}>
          {number === 1 || isLocked ? (
            name
          ) : (
            <Link to={`/stage${number}`} preload={false} onClick={gate.onPractice} className={cardLinkClass}>
              {name}
            </Link>
          )}
        </h3>
        <p className="mt-1 text-[0.9375rem] text-muted">{stageWords[number].card}</p>
        {number === 1 && <LevelLinks progress={progress} gate={gate} />}
        {readiness && <StageReadiness readiness={readiness} isCurrent={standing === 'current'} />}
      </Card>
    </li>
  );
}

/** The whole card is the link's target. */
const cardLinkClass = 'text-ink no-underline after:absolute after:inset-0 after:rounded-xl';

const cardTones = { complete: 'plain', current: 'current', locked: 'flat' } as const;

const tagClasses: Record<StageStanding, string> = {
  complete: 'text-neutral',
  current: 'text-accent',
  locked: 'font-normal text-muted',
};

function tagOf(number: StageNumber, standing: StageStanding): string {
  if (standing === 'complete') return homeWords.stageComplete;
  if (standing === 'current') return homeWords.stageCurrent;
  return number === 2 ? homeWords.stage2Locked : homeWords.stageNLocked(number - 1);
}
