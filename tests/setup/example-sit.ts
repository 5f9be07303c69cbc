import type { Tap } from '#domain/pahm/taps.ts';
import type { SitOf } from '#domain/practice/sit.ts';

/** A stillness sit of 10 minutes as its journal holds it after 4, with whatever a test needs otherwise. */
export function exampleSit(change: Partial<SitOf<'stillness'>> = {}): SitOf<'stillness'> {
  return {
    ...journalled,
    sitId: 'a-sit',
    practice: { kind: 'stillness', level: 't1' },
    plannedMinutes: 10,
    ...change,
  };
}

/** A matrix sit of 30 minutes at stage 2 as its journal holds it after 4, with whatever a test needs otherwise. */
export function exampleMatrixSit(change: Partial<SitOf<'matrix'>> = {}): SitOf<'matrix'> {
  return {
    ...journalled,
    sitId: 'a-matrix-sit',
    practice: { kind: 'matrix', stage: 2 },
    plannedMinutes: 30,
    ...change,
  };
}

/** A sit of Emotional Reset as its journal holds it after 4 of its 5 minutes, with whatever a test needs otherwise. */
export function exampleRecoverySit(change: Partial<SitOf<'recovery'>> = {}): SitOf<'recovery'> {
  return {
    ...journalled,
    sitId: 'a-recovery-sit',
    practice: { kind: 'recovery', practice: 'emotional-reset' },
    posture: 'seated',
    plannedMinutes: 5,
    ...change,
  };
}

const journalled = {
  posture: 'chair',
  environment: { location: 'indoor', lighting: 'natural', sounds: 'quiet' },
  startedAt: '2026-11-21T08:00:00.000Z',
  status: 'running',
  elapsedMillis: 240_000,
  markedAt: '2026-11-21T08:04:00.000Z',
  clockWasUncertain: false,
} as const;

/** Five taps of the first four minutes: three in the present, two elsewhere. */
export const exampleTaps: readonly Tap[] = [
  { position: 'present', atMillis: 5000 },
  { position: 'worry', atMillis: 30_000 },
  { position: 'likes', atMillis: 61_500 },
  { position: 'nostalgia', atMillis: 150_000 },
  { position: 'present', atMillis: 200_250 },
];
