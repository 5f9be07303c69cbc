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

const journalled = {
  posture: 'chair',
  environment: { location: 'indoor', lighting: 'natural', sounds: 'quiet' },
  startedAt: '2026-11-21T08:00:00.000Z',
  status: 'running',
  elapsedMillis: 240_000,
  markedAt: '2026-11-21T08:04:00.000Z',
  clockWasUncertain: false,
} as const;
