import { describe, expect, it } from 'vitest';
import { type Sit, sitSchema } from './sit.ts';

const sit: Sit = {
  sitId: 'sit-1',
  practice: { kind: 'stillness', level: 't1' },
  posture: 'chair',
  environment: { location: 'indoor', lighting: 'natural', sounds: 'quiet' },
  plannedMinutes: 10,
  startedAt: '2026-11-21T06:30:00.000Z',
  status: 'running',
  elapsedMillis: 12_345.6,
  markedAt: '2026-11-21T06:30:12.345Z',
  clockWasUncertain: false,
};

it('reads back a journal as it was written', () => {
  expect(sitSchema.parse(JSON.parse(JSON.stringify(sit)))).toEqual(sit);
});

describe('a journal is refused', () => {
  it.each([
    ['without an id', { sitId: '' }],
    ['of another practice', { practice: { kind: 'matrix', level: 't1' } }],
    ['of an unknown level', { practice: { kind: 'stillness', level: 't6' } }],
    ['in an unknown posture', { posture: 'seated' }],
    ['of no length', { plannedMinutes: 0 }],
    ['longer than two hours', { plannedMinutes: 121 }],
    ['of part of a minute', { plannedMinutes: 10.5 }],
    ['that is over', { status: 'completed' }],
    ['with time before its start', { elapsedMillis: -1 }],
    ['with time that is no number', { elapsedMillis: Number.NaN }],
  ])('%s', (_, changes) => {
    expect(sitSchema.safeParse({ ...sit, ...changes }).success).toBe(false);
  });
});
