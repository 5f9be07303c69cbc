import { homeWords } from '#content/screens/home.ts';
import type { Progress } from '#domain/path/progress.ts';
import type { Readiness } from '#domain/path/readiness.ts';
import { stages } from '#domain/practice/stages.ts';
import { Segments } from '#ui/segments.tsx';
import { shownReadiness, stageStandings } from './journey-view.ts';
import { StageCard } from './stage-card.tsx';
import type { AssessmentGate } from './use-assessment-gate.ts';

const segmentStates = { complete: 'done', current: 'now', locked: 'ahead' } as const;
const stateLabels = {
  done: homeWords.stageComplete,
  now: homeWords.stageCurrent,
  ahead: homeWords.stageLocked,
};

interface JourneyProps {
  progress: Progress;
  readiness: readonly Readiness[];
  gate: AssessmentGate;
}

/** 'Your Journey': the six stages, how far it is, and the way in (A § 2). */
export function Journey({ progress, readiness, gate }: JourneyProps) {
  const standings = stageStandings(progress);
  return (
    <section aria-labelledby="journey" className="mt-12">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="journey" className="text-[1.625rem]">
          {homeWords.journey}
        </h2>
        <p className="figures text-muted">{homeWords.stageOf(progress.stage)}</p>
      </div>
      <Segments
        label={homeWords.stageOf(progress.stage)}
        stateLabels={stateLabels}
        segments={standings.map(({ number, standing }) => ({
          label: stages[number - 1]?.name ?? '',
          state: segmentStates[standing],
        }))}
      />
      <ul className="mt-4.5 grid gap-3.5 sm:grid-cols-2 lg:grid-cols-3">
        {standings.map(({ number, standing }) => (
          <StageCard
            key={number}
            number={number}
            standing={standing}
            progress={progress}
            readiness={shownReadiness(number, standing, readiness)}
            gate={gate}
          />
        ))}
      </ul>
    </section>
  );
}
