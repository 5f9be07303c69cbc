import { useState } from 'react';
import { NewSit } from './new-sit.tsx';
import { isStillness, type PracticeSit, type Stillness } from './sit-plan.ts';
import { StillnessPractice } from './stillness-practice.tsx';
import { TimerEntrance } from './timer-entrance.tsx';

/** /seeker-practice-timer: the setup, then the sit itself (B § 2, § 4). */
export function StillnessTimerScreen() {
  const [sit, setSit] = useState<PracticeSit<Stillness>>();
  if (sit) return <StillnessPractice key={sit.sitId} sit={sit} onSetup={() => setSit(undefined)} />;
  return (
    <TimerEntrance
      isOurs={isStillness}
      onSit={setSit}
      setup={(settings) => <NewSit settings={settings} onSit={setSit} />}
    />
  );
}
