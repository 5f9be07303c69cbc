import type { Sit } from '#domain/practice/sit.ts';

/** A stillness sit of 10 minutes as its journal holds it after 4, with whatever a test needs otherwise. */
export function exampleSit(change: Partial<Sit> = {}): Sit {
  return {
    sitId: 'a-sit',
    practice: { kind: 'stillness', level: 't1' },
    posture: 'chair',
    environment: { location: 'indoor', lighting: 'natural', sounds: 'quiet' },
    plannedMinutes: 10,
    startedAt: '2026-11-21T08:00:00.000Z',
    status: 'running',
    elapsedMillis: 240_000,
    markedAt: '2026-11-21T08:04:00.000Z',
    clockWasUncertain: false,
    ...change,
  };
}
