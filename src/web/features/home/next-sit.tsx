import { Link } from '@tanstack/react-router';
import { homeWords, nextSitWords } from '#content/screens/home.ts';
import { type LevelKey, levelOf } from '#domain/practice/levels.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card, Eyebrow } from '#ui/card.tsx';
import type { AssessmentGate } from './use-assessment-gate.ts';

interface NextSitProps {
  level: LevelKey;
  hasSits: boolean;
  gate: AssessmentGate;
}

/** The one thing to do next. */
export function NextSit({ level, hasSits, gate }: NextSitProps) {
  const { name, minutes } = levelOf(level);
  return (
    <Card tone="accent" className="mt-8">
      <div className="flex flex-col gap-5 sm:flex-row sm:items-center sm:justify-between sm:gap-8">
        <div>
          <Eyebrow>{homeWords.nextSit}</Eyebrow>
          <h2 className="mt-1 text-3xl">{homeWords.nextSitTitle(name)}</h2>
          <p className="mt-2 max-w-prose text-muted">{hasSits ? nextSitWords[level] : homeWords.noSits}</p>
        </div>
        <Link
          to="/stage1"
          search={{ level }}
          className={buttonClass('primary')}
          onClick={gate.onPractice}
          preload={false}
        >
          {homeWords.begin(minutes)}
        </Link>
      </div>
    </Card>
  );
}
