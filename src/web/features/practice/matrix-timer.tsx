import { type ReactNode, useCallback, useState } from 'react';
import type { Sit } from '#domain/practice/sit.ts';
import type { MatrixStage } from '#domain/practice/stages.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import { useLocalData } from '#store/local-data-context.tsx';
import { MatrixPractice } from './matrix-practice.tsx';
import { newSit } from './practice-sit.ts';
import { isMatrix, type Matrix, type PracticeSit, type SitPlan } from './sit-plan.ts';
import { TimerEntrance } from './timer-entrance.tsx';
import type { SettingsInHand } from './use-settings.ts';

/** What the setup settles. */
export type MatrixChoice = Omit<SitPlan, 'practice'>;

interface MatrixTimerProps {
  stage: MatrixStage;
  /** The setup. `onStart` is called in the tap on Start itself, so that the browser lets the bell sound. */
  setup: (given: { settings: SettingsInHand; onStart: (chosen: MatrixChoice) => void }) => ReactNode;
}

/** The timer of stages 2 to 6: the setup, then the practice, which Start begins at once (B § 2, § 4). */
export function MatrixTimer({ stage, setup }: MatrixTimerProps) {
  const data = useLocalData();
  const platform = usePlatform();
  const [sit, setSit] = useState<PracticeSit<Matrix>>();
  const isOurs = useCallback(
    (open: Sit): open is Sit & { practice: Matrix } => isMatrix(open) && open.practice.stage === stage,
    [stage],
  );

  function start(settings: SettingsInHand, chosen: MatrixChoice): void {
    const plan: SitPlan<Matrix> = { practice: { kind: 'matrix', stage }, ...chosen };
    setSit({ ...newSit(plan, { platform, data, settings: settings.now }), startsAtOnce: true });
  }

  if (sit) return <MatrixPractice key={sit.sitId} sit={sit} onSetup={() => setSit(undefined)} />;
  return (
    <TimerEntrance
      isOurs={isOurs}
      onSit={setSit}
      setup={(settings) => setup({ settings, onStart: (chosen) => start(settings, chosen) })}
    />
  );
}
