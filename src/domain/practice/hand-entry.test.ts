import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleSession } from '../../../tests/setup/example-session.ts';
import { exampleMatrixSit } from '../../../tests/setup/example-sit.ts';
import { holds } from '../../../tests/setup/holds.ts';
import { noCounts, storedCounts } from '../pahm/counts.ts';
import type { Tap } from '../pahm/taps.ts';
import {
  correctedEnd,
  correctedSession,
  endOf,
  fullFromMinutes,
  type HandEntry,
  handEntryOf,
  handEntrySchema,
  sessionByHand,
} from './hand-entry.ts';
import { matrixOutcome } from './matrix-outcome.ts';
import { practiceSessionSchema } from './session.ts';
import type { Meditation } from './sit.ts';

const environment = { location: 'outdoor', lighting: 'dim', sounds: 'nature' };
const stillness = (level: 't1' | 't2' | 't3' | 't4' | 't5'): Meditation => ({ kind: 'stillness', level });
const matrix = (stage: 2 | 3 | 4 | 5 | 6): Meditation => ({ kind: 'matrix', stage });

function entryOf(changes: Partial<HandEntry> = {}): HandEntry {
  return {
    practice: matrix(2),
    startedAt: '2026-11-20T22:50:00.000Z',
    minutes: 30,
    posture: 'cushion',
    environment,
    ...changes,
  };
}

const added = (changes: Partial<HandEntry> = {}) =>
  sessionByHand(entryOf(changes), { sessionId: 'by-hand', practiceDay: '2026-11-20' });

describe('an entry', () => {
  it.each<[string, Record<string, unknown>, boolean]>([
    ['of one minute', { minutes: 1 }, true],
    ['of ten hours', { minutes: 600 }, true],
    ['of no time', { minutes: 0 }, false],
    ['of more than ten hours', { minutes: 601 }, false],
    ['of half a minute', { minutes: 0.5 }, false],
    ['of no practice', { practice: { kind: 'matrix' } }, false],
    ['of stillness', { practice: stillness('t4') }, true],
    ['of Mind Recovery', { practice: { kind: 'recovery', practice: 'mid-day-reset' } }, false],
    ['in no posture', { posture: '' }, false],
    ['without a place', { environment: undefined }, false],
    ['that began some day', { startedAt: '2026-11-20' }, false],
  ])('%s fits: %s', (_, changes, fits) => {
    expect(handEntrySchema.safeParse({ ...entryOf(), ...changes }).success).toBe(fits);
  });
});

describe('a session that is added by hand', () => {
  it('holds what was said, no counts, and the defaults without taps', () => {
    const session = added();
    expect(session).toEqual({
      sessionId: 'by-hand',
      sessionType: 'meditation',
      timestamp: '2026-11-20T23:20:00.000Z',
      startedAt: '2026-11-20T22:50:00.000Z',
      practiceDay: '2026-11-20',
      duration: 30,
      secondsSat: 1800,
      targetMinutes: 15,
      isCompleted: true,
      stageLevel: 2,
      stageLabel: 'PAHM Trainee',
      rating: 9.5,
      notes: '',
      presentPercentage: 85,
      environment: { posture: 'cushion', ...environment },
      enteredByHand: true,
    });
    expect(practiceSessionSchema.parse(session)).toEqual(session);
  });

  it.each<[string, Meditation, number, Record<string, unknown>]>([
    ['T1', stillness('t1'), 10, { stageLevel: 1, stageLabel: 'Seeker', level: 't1', presentPercentage: 85 }],
    ['T2', stillness('t2'), 15, { level: 't2' }],
    ['T3', stillness('t3'), 20, { level: 't3' }],
    ['T4', stillness('t4'), 25, { level: 't4' }],
    ['T5', stillness('t5'), 30, { level: 't5' }],
    ['stage 2', matrix(2), 15, { stageLevel: 2, stageLabel: 'PAHM Trainee', presentPercentage: 85 }],
    ['stage 3', matrix(3), 15, { stageLevel: 3, stageLabel: 'PAHM Beginner', presentPercentage: 85 }],
    ['stage 4', matrix(4), 30, { stageLevel: 4, stageLabel: 'PAHM Practitioner', presentPercentage: 90 }],
    ['stage 5', matrix(5), 45, { stageLevel: 5, stageLabel: 'PAHM Master', presentPercentage: 92 }],
    ['stage 6', matrix(6), 60, { stageLevel: 6, stageLabel: 'PAHM Illuminator', presentPercentage: 97 }],
  ])('%s is full from its least length on', (_, practice, minutes, fields) => {
    expect(fullFromMinutes(practice)).toBe(minutes);
    expect(added({ practice, minutes })).toMatchObject({ isCompleted: true, duration: minutes, ...fields });
    const short = added({ practice, minutes: minutes - 1 });
    expect(short).toMatchObject({ isCompleted: false, targetMinutes: minutes });
    expect(short.rating).toBeLessThan(added({ practice, minutes }).rating);
  });

  it('writes its instants as the clock does, so that they can be ordered as text', () => {
    const session = added({ startedAt: '2026-11-20T22:50Z' });
    expect(session.startedAt).toBe('2026-11-20T22:50:00.000Z');
    expect(session.timestamp).toBe('2026-11-20T23:20:00.000Z');
    expect(endOf(entryOf({ minutes: 600 }))).toBe('2026-11-21T08:50:00.000Z');
  });
});

/** A sit of half an hour with a pause of five minutes: 1790 seconds were sat of 1800, with taps. */
const taps: Tap[] = Array.from({ length: 100 }, (_, at) => ({
  position: at < 64 ? 'present' : 'worry',
  atMillis: at * 1000,
}));
const timed = matrixOutcome({
  sit: exampleMatrixSit({ startedAt: '2026-11-21T08:00:12.345Z', clockWasUncertain: true }),
  taps,
  elapsedMillis: 1_790_000,
  isCompleted: false,
  endedAt: '2026-11-21T08:35:02.345Z',
  practiceDay: '2026-11-21',
  words: { notes: 'As it was.' },
}).session;
const correction = { practiceDay: '2026-11-19', at: '2026-11-22T10:00:00.000Z' };
const corrected = (changes: Partial<HandEntry>, session = timed) =>
  correctedSession(session, { ...handEntryOf(session), ...changes }, correction);

describe('a correction of a timed sit', () => {
  it('of nothing says only when it was made', () => {
    expect(corrected({})).toEqual({ ...timed, correctedAt: correction.at });
  });

  it('of the posture and the place leaves the rest as it is', () => {
    expect(corrected({ posture: 'lying', environment })).toEqual({
      ...timed,
      environment: { posture: 'lying', ...environment },
      correctedAt: correction.at,
    });
  });

  it('to the same minute is none: the form tells no seconds', () => {
    const same = corrected({ startedAt: '2026-11-21T08:00:00.000Z' });
    expect(same).toMatchObject({ startedAt: timed.startedAt, practiceDay: '2026-11-21' });
  });

  it('of the beginning moves the end along, with the pause, and takes the new day', () => {
    const entry = { ...handEntryOf(timed), startedAt: '2026-11-19T21:00:00Z' };
    expect(correctedEnd(timed, entry)).toBe('2026-11-19T21:34:50.000Z');
    expect(correctedSession(timed, entry, correction)).toEqual({
      ...timed,
      startedAt: '2026-11-19T21:00:00.000Z',
      timestamp: '2026-11-19T21:34:50.000Z',
      practiceDay: '2026-11-19',
      correctedAt: correction.at,
    });
  });

  it.each([
    // 64 percent present: 7 + 1, and 0.5 when full, times 0.7 + 0.3 × seconds / 1800.
    [20, 1200, false, 7.2, '2026-11-21T08:25:12.345Z'],
    [30, 1800, true, 8.5, '2026-11-21T08:35:12.345Z'],
    // More than half an hour: fewer than three taps a minute.
    [40, 2400, true, 9, '2026-11-21T08:45:12.345Z'],
  ])(
    'to %i minutes counts those, against what was planned',
    (minutes, secondsSat, isCompleted, rating, timestamp) => {
      const session = corrected({ minutes });
      expect(session).toMatchObject({
        duration: minutes,
        secondsSat,
        isCompleted,
        rating,
        timestamp,
        targetMinutes: 30,
        presentPercentage: 64,
        pahmCounts: timed.pahmCounts,
        notes: 'As it was.',
        practiceDay: '2026-11-19',
      });
      expect('clockWasUncertain' in session).toBe(false);
      expect('enteredByHand' in session).toBe(false);
    },
  );

  it.each<[Meditation, number, boolean, number]>([
    [matrix(3), 30, false, 29],
    [matrix(4), 30, false, 29],
    [matrix(5), 45, false, 29],
    [matrix(3), 30, true, 30],
    [matrix(6), 60, false, 59],
    [matrix(6), 60, true, 60],
  ])('to %j needs %i minutes to be full: %s with %i', (practice, targetMinutes, isCompleted, minutes) => {
    const session = corrected({ practice, minutes });
    expect(session).toMatchObject({ targetMinutes, isCompleted, presentPercentage: 64 });
    expect(session.pahmCounts).toEqual(timed.pahmCounts);
    expect(practiceSessionSchema.parse(session)).toEqual(session);
  });

  it('to stillness and back again is what it was', () => {
    const still = corrected({ practice: stillness('t5') });
    expect(still).toMatchObject({ stageLevel: 1, stageLabel: 'Seeker', level: 't5', presentPercentage: 70 });
    expect(still.pahmCounts).toEqual(timed.pahmCounts);
    expect(corrected({ practice: matrix(2) }, still)).toEqual({ ...timed, correctedAt: correction.at });
  });

  it('leaves a full sit full, whatever its level would need', () => {
    const short = exampleSession({ level: 't5', duration: 10, secondsSat: 600, targetMinutes: 10 });
    expect(corrected({ posture: 'lying' }, short)).toMatchObject({ isCompleted: true, rating: 8.5 });
    expect(corrected({ minutes: 9 }, short)).toMatchObject({ isCompleted: false, rating: 8 });
    expect(corrected({ practice: stillness('t4') }, short)).toMatchObject({
      level: 't4',
      targetMinutes: 25,
      isCompleted: false,
      rating: 6,
    });
    const imported = { ...short, targetMinutes: 30 };
    expect(corrected({ posture: 'lying' }, imported)).toMatchObject({ isCompleted: true, targetMinutes: 30 });
  });

  it('of a sit of seconds keeps them while its minute is not touched', () => {
    const brief = exampleSession({ duration: 0, secondsSat: 40, isCompleted: false });
    expect(handEntryOf(brief).minutes).toBe(1);
    expect(corrected({ posture: 'lying' }, brief)).toMatchObject({ duration: 0, secondsSat: 40 });
    expect(corrected({ minutes: 2 }, brief)).toMatchObject({ duration: 2, secondsSat: 120 });
  });
});

describe('a correction of a session that was added by hand', () => {
  const entry = fc.record({
    practice: fc.oneof(
      fc.constantFrom('t1' as const, 't5' as const).map(stillness),
      fc.constantFrom(2 as const, 4 as const, 6 as const).map(matrix),
    ),
    startedAt: fc
      .integer({ min: 0, max: 500_000 })
      .map((minutes) => new Date(Date.parse('2026-01-01') + minutes * 60_000).toISOString()),
    minutes: fc.integer({ min: 1, max: 600 }),
    posture: fc.constantFrom('chair' as const, 'lying' as const),
    environment: fc.constant(environment),
  });

  it('makes what adding it so would have made', () => {
    holds(
      fc.property(entry, entry, (before, after) => {
        const first = sessionByHand(before, { sessionId: 'by-hand', practiceDay: '2026-11-20' });
        expect(handEntryOf(first)).toEqual(before);
        const session = correctedSession(first, after, correction);
        const isMoved = endOf(before) !== endOf(after);
        const practiceDay = isMoved ? correction.practiceDay : '2026-11-20';
        const anew = sessionByHand(after, { sessionId: 'by-hand', practiceDay });
        expect(session).toEqual({ ...anew, correctedAt: correction.at });
        expect(correctedEnd(first, after)).toBe(endOf(after));
        expect(practiceSessionSchema.parse(session)).toEqual(session);
      }),
    );
  });
});

it('takes an entry from what is not within its limits', () => {
  const long = exampleSession({ duration: 700, secondsSat: 42_000, pahmCounts: storedCounts(noCounts()) });
  expect(handEntrySchema.parse(handEntryOf(long)).minutes).toBe(600);
  expect(corrected({ posture: 'lying' }, long).secondsSat).toBe(42_000);
});
