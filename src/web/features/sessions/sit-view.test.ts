import { describe, expect, test } from 'vitest';
import { sessionTextWords } from '#content/practice-note.ts';
import { recoveryTextWords } from '#content/recovery/session-text.ts';
import { noCounts, storedCounts } from '#domain/pahm/counts.ts';
import type { PracticeSession } from '#domain/practice/session.ts';
import { recoveryText, sessionText } from '#domain/practice/session-text.ts';
import { exampleSession } from '../../../../tests/setup/example-session.ts';
import { ownTextOf, practiceDayText, ratingBasisOf, ratingBasisText, sitFacts } from './sit-view.ts';

const berlin = 'Europe/Berlin';
const taps = storedCounts({ ...noCounts(), worry: 3, present: 1 });
const matrix = { stageLevel: 4, stageLabel: 'PAHM Practitioner', level: undefined, pahmCounts: taps };
const recovery = {
  ...matrix,
  sessionType: 'mind_recovery',
  stageLevel: 0,
  stageLabel: 'Mid-Day Reset',
} as const;

const factsOf = (change: Partial<PracticeSession>, zone = berlin) =>
  Object.fromEntries(sitFacts(exampleSession(change), zone).map(({ label, value }) => [label, value]));

describe('what is known of a sit', () => {
  test('is when, how long, how and where', () => {
    expect(factsOf({})).toEqual({
      Time: '07:30 to 07:40',
      Length: '10 minutes, full',
      Posture: 'Chair Sitting',
      Place: 'Indoors · Natural light · Quiet',
    });
  });

  test('is told by the day on which it counts, and says where it ended on another', () => {
    const late = { startedAt: '2026-11-20T23:10:00.000Z', timestamp: '2026-11-20T23:40:00.000Z' };
    const session = exampleSession({ ...late, practiceDay: '2026-11-20' });
    expect(practiceDayText(session)).toBe('Friday, 20 November 2026');
    expect(factsOf({ ...late, practiceDay: '2026-11-20' }).Time).toBe('00:10 to 00:40, on 21 November 2026');
  });

  test.each([
    [
      'that ended early',
      { duration: 6, secondsSat: 380, isCompleted: false },
      '6 of 10 minutes, ended early',
    ],
    [
      'that hardly began',
      { duration: 0, secondsSat: 40, isCompleted: false },
      '40 s of 10 minutes, ended early',
    ],
    ['of a minute', { duration: 1, secondsSat: 60, targetMinutes: 1 }, '1 minute, full'],
    ['entered by hand', { duration: 6, isCompleted: false, enteredByHand: true }, '6 minutes'],
    ['entered by hand, and long enough', { enteredByHand: true }, '10 minutes, full'],
  ])('the length of a sit %s', (_which, change, text) => {
    expect(factsOf(change).Length).toBe(text);
  });

  test('a place that only an import knows is shown as it is called there', () => {
    const environment = { ...exampleSession().environment, location: 'the old barn', lighting: '' };
    expect(factsOf({ environment }).Place).toBe('the old barn · Quiet');
  });

  test.each([
    ['a matrix sit with taps', { ...matrix, presentPercentage: 25 }, '25 % of 4 taps'],
    ['Mind Recovery with taps', { ...recovery, presentPercentage: 25 }, '25 % of 4 taps'],
    ['a matrix sit without', { ...matrix, pahmCounts: storedCounts(noCounts()) }, undefined],
    ['stillness', {}, undefined],
    ['a sit corrected into stillness', { pahmCounts: taps }, undefined],
    ['a sit entered by hand', { ...matrix, enteredByHand: true }, undefined],
  ])('the present percentage of %s', (_which, change, text) => {
    expect(factsOf(change).Present).toBe(text);
  });

  test.each([
    [{}, undefined],
    [{ enteredByHand: true }, 'entered by hand'],
    [{ correctedAt: '2026-11-21T23:30:00Z' }, 'corrected on 22 November 2026'],
    [
      { enteredByHand: true, correctedAt: '2026-11-22T06:00:00Z' },
      'entered by hand, corrected on 22 November 2026',
    ],
  ])('a hand that had a part in it is named: %j', (change, text) => {
    expect(factsOf(change).Recorded).toBe(text);
  });
});

describe('the text that a session has of itself', () => {
  test.each([
    ['none', { notes: ' ' }, undefined],
    ['what practice says of it', { notes: sessionText(exampleSession(), sessionTextWords) }, undefined],
    [
      'what Mind Recovery says of it',
      { ...recovery, notes: recoveryText(exampleSession(recovery), recoveryTextWords) },
      undefined,
    ],
    ['what somebody wrote', { notes: 'With Ben, in the barn.' }, 'With Ben, in the barn.'],
  ])('%s', (_which, change, text) => {
    expect(ownTextOf(exampleSession(change))).toBe(text);
  });
});

describe('what a rating rests on', () => {
  test.each([
    ['a sit entered by hand', { ...matrix, enteredByHand: true }, 'by-hand'],
    ['stillness', {}, 'stillness-full'],
    ['stillness that ended early', { isCompleted: false }, 'stillness-early'],
    ['a sit corrected into stillness', { pahmCounts: taps }, 'stillness-full'],
    ['a matrix sit', matrix, 'matrix-full'],
    ['a matrix sit that ended early', { ...matrix, isCompleted: false }, 'matrix-early'],
    ['a matrix sit without taps', { ...matrix, pahmCounts: undefined }, 'matrix-without-taps'],
    ['Mind Recovery', recovery, 'recovery-with-taps'],
    [
      'Mind Recovery without taps',
      { ...recovery, pahmCounts: storedCounts(noCounts()) },
      'recovery-without-taps',
    ],
  ])('%s', (_which, change, basis) => {
    expect(ratingBasisOf(exampleSession(change))).toBe(basis);
  });

  test('is told with the sit’s own figures', () => {
    const session = exampleSession({ ...matrix, duration: 45, presentPercentage: 25 });
    expect(ratingBasisText(session)).toBe(
      'It rests on 25 % present in 4 taps, on how many taps that is a minute, on the length, 45 minutes, and on the sit being full.',
    );
  });
});
