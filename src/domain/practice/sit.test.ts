import { describe, expect, it } from 'vitest';
import { sitPostureKeys } from './postures.ts';
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

it.each<[string, Sit['practice']]>([
  ['stillness', { kind: 'stillness', level: 't5' }],
  ['the matrix, stage 2', { kind: 'matrix', stage: 2 }],
  ['the matrix, stage 6', { kind: 'matrix', stage: 6 }],
  ['Mind Recovery', { kind: 'recovery', practice: 'evening-wind-down' }],
])('reads back a journal of %s as it was written', (_, practice) => {
  const written = { ...sit, practice };
  expect(sitSchema.parse(JSON.parse(JSON.stringify(written)))).toEqual(written);
});

it.each(sitPostureKeys)('reads back a journal of somebody who is in the posture %s', (posture) => {
  expect(sitSchema.parse({ ...sit, posture })).toEqual({ ...sit, posture });
});

describe('a journal is refused', () => {
  it.each([
    ['without an id', { sitId: '' }],
    ['of a matrix without its stage', { practice: { kind: 'matrix', level: 't1' } }],
    ['of the matrix at stage 1', { practice: { kind: 'matrix', stage: 1 } }],
    ['of the matrix beyond stage 6', { practice: { kind: 'matrix', stage: 7 } }],
    ['of another practice', { practice: { kind: 'walking' } }],
    ['of an unknown level', { practice: { kind: 'stillness', level: 't6' } }],
    ['of an unknown practice of Mind Recovery', { practice: { kind: 'recovery', practice: 'lunch' } }],
    ['of Mind Recovery without its practice', { practice: { kind: 'recovery' } }],
    ['in an unknown posture', { posture: 'hanging' }],
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
