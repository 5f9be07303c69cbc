import { type ReactNode, useState } from 'react';
import type { Sit } from '#domain/practice/sit.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import { useLocalData } from '#store/local-data-context.tsx';
import { MatrixPractice, type MatrixPracticeWords } from './matrix-practice.tsx';
import { newSit } from './practice-sit.ts';
import type { PracticeSit, SitPlan, Tapped } from './sit-plan.ts';
import { TimerEntrance } from './timer-entrance.tsx';
import type { SettingsInHand } from './use-settings.ts';

/** What the setup settles. */
export type MatrixChoice = Omit<SitPlan, 'practice'>;

interface MatrixTimerProps<Practised extends Tapped> {
  practice: Practised;
  /** Whether an open sit is one of this practice. */
  isOurs: (sit: Sit) => sit is Sit & { practice: Practised };
  words: MatrixPracticeWords;
  /** The setup. `onStart` is called in the tap on Start itself, so that the browser lets the bell sound. */
  setup: (given: { settings: SettingsInHand; onStart: (chosen: MatrixChoice) => void }) => ReactNode;
}

/** The timer of a practice with the matrix: the setup, then the practice, which Start begins at once (B § 2, § 4). */
export function MatrixTimer<Practised extends Tapped>(props: MatrixTimerProps<Practised>) {
  const { practice, isOurs, words, setup } = props;
  const data = useLocalData();
  const platform = usePlatform();
  const [sit, setSit] = useState<PracticeSit<Practised>>();

  function start(settings: SettingsInHand, chosen: MatrixChoice): void {
    const plan: SitPlan<Practised> = { practice, ...chosen };
    setSit({ ...newSit(plan, { platform, data, settings: settings.now }), startsAtOnce: true });
  }

  if (sit)
    return <MatrixPractice key={sit.sitId} sit={sit} words={words} onSetup={() => setSit(undefined)} />;
  return (
    <TimerEntrance
      isOurs={isOurs}
      onSit={setSit}
      setup={(settings) => setup({ settings, onStart: (chosen) => start(settings, chosen) })}
    />
  );
}
