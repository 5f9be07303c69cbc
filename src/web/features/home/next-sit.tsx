import { Link } from '@tanstack/react-router';
import { homeWords, nextMatrixSitWords, nextSitWords } from '#content/screens/home.ts';
import type { Progress } from '#domain/path/progress.ts';
import { levelOf } from '#domain/practice/levels.ts';
import { type MatrixStage, stageOf } from '#domain/practice/stages.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card, Eyebrow } from '#ui/card.tsx';
import type { AssessmentGate } from './use-assessment-gate.ts';

interface NextSitProps {
  progress: Progress;
  hasSits: boolean;
  gate: AssessmentGate;
}

/** The one thing to do next: the next level of stage 1, or a sit of the stage that is reached. */
export function NextSit({ progress: { stage, nextLevel }, hasSits, gate }: NextSitProps) {
  const { title, text, minutes } = stage === 1 ? levelSit(nextLevel) : matrixSit(stage);
  const begin = {
    className: buttonClass('primary'),
    onClick: gate.onPractice,
    preload: false,
    children: homeWords.begin(minutes),
  } as const;
  return (
    <Card tone="accent" className="mt-8">
      <div className="flex flex-col gap-5 sm:flex-row sm:items-center sm:justify-between sm:gap-8">
        <div>
          <Eyebrow>{homeWords.nextSit}</Eyebrow>
          <h2 className="mt-1 text-3xl">{title}</h2>
          <p className="mt-2 max-w-prose text-muted">{hasSits || stage > 1 ? text : homeWords.noSits}</p>
        </div>
        {stage === 1 ? (
          <Link {...begin} to="/stage1" search={{ level: nextLevel }} />
        ) : (
          <Link {...begin} to={`/stage${stage}`} />
        )}
      </div>
    </Card>
  );
}

function levelSit(key: Progress['nextLevel']) {
  const { name, minutes } = levelOf(key);
  return { title: homeWords.nextSitTitle(name), text: nextSitWords[key], minutes };
}

function matrixSit(stage: MatrixStage) {
  const { name, minutes } = stageOf(stage);
  return {
    title: homeWords.nextMatrixSitTitle(stage, name),
    text: nextMatrixSitWords[stage],
    minutes: minutes.default,
  };
}
