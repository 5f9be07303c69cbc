import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { homeWords } from '#content/screens/home.ts';
import type { Progress } from '#domain/path/progress.ts';
import { levelOf } from '#domain/practice/levels.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { type LevelStanding, levelStandings } from './journey-view.ts';
import type { AssessmentGate } from './use-assessment-gate.ts';

const standingClasses: Record<LevelStanding, string> = {
  passed: 'bg-neutral-soft text-neutral',
  next: 'bg-accent text-on-accent',
  open: 'bg-sunken text-ink',
};
const standingWords: Record<LevelStanding, string> = {
  passed: homeWords.levelPassed,
  next: homeWords.levelNext,
  open: homeWords.levelOpen,
};

/** T1 to T5, to be opened and sat in any order; shown at once while stage 1 is where the person is (A § 2). */
export function LevelLinks({ progress, gate }: { progress: Progress; gate: AssessmentGate }) {
  const [isOpen, setIsOpen] = useState(progress.stage === 1);
  const id = useId();
  return (
    <div className="mt-3">
      <ul
        id={id}
        hidden={!isOpen}
        aria-label={homeWords.levels}
        className="flex flex-wrap gap-2 [&[hidden]]:hidden"
      >
        {levelStandings(progress).map(({ key, standing }) => {
          const { name, minutes } = levelOf(key);
          return (
            <li key={key}>
              <Link
                to="/stage1"
                search={{ level: key }}
                preload={false}
                onClick={gate.onPractice}
                aria-label={`${homeWords.level(name, minutes)}, ${standingWords[standing]}`}
                className={classes(
                  'grid size-11 place-items-center rounded-md text-sm font-semibold no-underline',
                  standingClasses[standing],
                )}
              >
                {name}
              </Link>
            </li>
          );
        })}
      </ul>
      <Button
        variant="plain"
        className="-ml-3"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? homeWords.hideLevels : homeWords.showLevels}
      </Button>
    </div>
  );
}
