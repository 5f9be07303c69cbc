import { describe, expect, test } from 'vitest';
import { noCounts, storedCounts } from '#domain/pahm/counts.ts';
import { type HandEntry, handEntryOf } from '#domain/practice/hand-entry.ts';
import { practiceSessionSchema } from '#domain/practice/session.ts';
import { exampleSession } from '../../../../tests/setup/example-session.ts';
import { addedSession, sessionAfterCorrection } from './recorded-by-hand.ts';

const at = '2026-11-22T09:00:00.000Z';
const berlin = { zone: 'Europe/Berlin', dayStartHour: 0 };
const entry: HandEntry = {
  practice: { kind: 'matrix', stage: 2 },
  startedAt: '2026-11-20T23:50:00Z',
  minutes: 30,
  posture: 'lying',
  environment: { location: 'indoor', lighting: 'natural', sounds: 'quiet' },
};

describe('a sit that is added', () => {
  test('is a whole session, on the person’s own day of its end', () => {
    const session = addedSession(entry, 'an-id', berlin);
    expect(practiceSessionSchema.parse(session)).toEqual(session);
    expect(session).toMatchObject({ sessionId: 'an-id', practiceDay: '2026-11-21', enteredByHand: true });
  });

  test('lies on the day before, where the day begins later', () => {
    expect(addedSession(entry, 'an-id', { ...berlin, dayStartHour: 3 }).practiceDay).toBe('2026-11-20');
    expect(addedSession(entry, 'an-id', { ...berlin, zone: 'America/Lima' }).practiceDay).toBe('2026-11-20');
  });
});

describe('a correction', () => {
  const taps = storedCounts({ ...noCounts(), present: 2 });
  const timed = exampleSession({
    stageLevel: 2,
    stageLabel: 'PAHM Trainee',
    level: undefined,
    duration: 30,
    secondsSat: 1800,
    targetMinutes: 30,
    pahmCounts: taps,
    presentPercentage: 100,
    notes: 'Stage 2, 30 minutes, Chair Sitting: sat to the end.',
  });

  test('makes the text of the sit anew, with its new length', () => {
    const told = { ...handEntryOf(timed), minutes: 20 };
    const session = sessionAfterCorrection(timed, told, at, berlin);
    expect(practiceSessionSchema.parse(session)).toEqual(session);
    expect(session).toMatchObject({ duration: 20, isCompleted: false, pahmCounts: taps, correctedAt: at });
    expect(session.notes).toMatch(/^Stage 2, 20 of 30 minutes, Chair Sitting: ended early\. 2 taps, 100 %/);
  });

  test('writes no text for a sit that has none', () => {
    const added = addedSession(entry, 'an-id', berlin);
    const told = { ...handEntryOf(added), minutes: 45 };
    expect(sessionAfterCorrection(added, told, at, berlin)).toMatchObject({ notes: '', duration: 45 });
  });

  test('moves a sit to the day of its new end', () => {
    const told = { ...handEntryOf(timed), startedAt: '2026-11-18T23:30:00Z' };
    expect(sessionAfterCorrection(timed, told, at, berlin).practiceDay).toBe('2026-11-19');
  });
});
