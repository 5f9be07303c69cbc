import { homeWords } from '#content/screens/home.ts';
import { stageWords } from '#content/stages/stages.ts';
import type { Progress } from '#domain/path/progress.ts';
import { type StageNumber, stageOf } from '#domain/practice/stages.ts';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import type { StageStanding } from './journey-view.ts';
import { LevelLinks } from './level-links.tsx';
import type { AssessmentGate } from './use-assessment-gate.ts';

interface StageCardProps {
  number: StageNumber;
  standing: StageStanding;
  progress: Progress;
  gate: AssessmentGate;
}

/** One stage: what it trains and how it stands. Stage 1 holds its levels (A § 2). */
export function StageCard({ number, standing, progress, gate }: StageCardProps) {
  const isLocked = standing === 'locked';
  return (
    <li className="grid">
      <Card tone={cardTones[standing]}>
        <div className="flex items-baseline justify-between gap-3">
          <span className="figures font-serif text-[0.9375rem] text-muted">{number}</span>
          <span className={classes('text-xs font-semibold', tagClasses[standing])}>
            {tagOf(number, standing)}
          </span>
        </div>
        <h3 className={classes('mt-1 text-[1.3125rem]', isLocked && 'text-muted')}>{stageOf(number).name}</h3>
        <p className="mt-1 text-[0.9375rem] text-muted">{stageWords[number].card}</p>
        {number === 1 && <LevelLinks progress={progress} gate={gate} />}
      </Card>
    </li>
  );
}

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
