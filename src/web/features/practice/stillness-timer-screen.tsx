import { useState } from 'react';
import { StillnessPractice } from './stillness-practice.tsx';
import type { StillnessSit } from './stillness-sit.ts';
import { TimerEntrance } from './timer-entrance.tsx';

/** /seeker-practice-timer: the setup, then the sit itself (B § 2, § 4). */
export function StillnessTimerScreen() {
  const [sit, setSit] = useState<StillnessSit>();
  if (!sit) return <TimerEntrance onSit={setSit} />;
  return <StillnessPractice key={sit.sitId} sit={sit} onSetup={() => setSit(undefined)} />;
}
