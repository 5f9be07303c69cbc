import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleMatrixSit } from '../../../tests/setup/example-sit.ts';
import { holds } from '../../../tests/setup/holds.ts';
import { matrixOutcome } from '../practice/matrix-outcome.ts';
import { neededSits, openingMark, type ReadinessRow, readinessOf, readinessRow } from './readiness.ts';

/** A full sit with taps so many days ago. */
function full(daysAgo: number, presentPercentage: number, changes: Partial<ReadinessRow> = {}): ReadinessRow {
  const day = String(28 - daysAgo).padStart(2, '0');
  return {
    timestamp: `2026-11-${day}T07:00:00.000Z`,
    isCompleted: true,
    presentPercentage,
    tapCount: 10,
    ...changes,
  };
}

const fullSits = (...present: number[]) => present.map((percentage, daysAgo) => full(daysAgo, percentage));
const untapped = (daysAgo: number) => full(daysAgo, 85, { tapCount: 0 });
const early = (daysAgo: number) => full(daysAgo, 0, { isCompleted: false });

describe.each([
  [2, 60, 'stage3Open'],
  [3, 60, 'stage4Open'],
  [4, 70, 'stage5Open'],
  [5, 70, 'stage6Open'],
] as const)('stage %i', (stage, neededPresent, opens) => {
  it(`needs five full sits and ${neededPresent} percent present, and opens the next`, () => {
    expect(readinessOf(stage, [])).toMatchObject({ stage, neededSits: 5, neededPresent });
    expect(openingMark(stage)).toBe(opens);
  });

  it.each<[string, ReadinessRow[], number, number | undefined, number, string]>([
    ['no sit', [], 0, undefined, 0, 'sits'],
    ['four full sits', fullSits(100, 100, 100, 100), 4, 100, 4, 'sits'],
    ['five at what is needed', fullSits(...Array(5).fill(neededPresent)), 5, neededPresent, 5, 'ready'],
    ['five one below', fullSits(...Array(5).fill(neededPresent - 1)), 5, neededPresent - 1, 5, 'present'],
    [
      'a mean that is a fraction below',
      fullSits(neededPresent - 1, ...Array(4).fill(neededPresent)),
      5,
      neededPresent - 1,
      5,
      'present',
    ],
    [
      'a mean of unequal sits',
      fullSits(neededPresent - 20, neededPresent + 20, neededPresent, neededPresent - 5, neededPresent + 5),
      5,
      neededPresent,
      5,
      'ready',
    ],
    ['five without taps', [0, 1, 2, 3, 4].map(untapped), 5, undefined, 0, 'ready-without-mean'],
    [
      'one with taps among five',
      [full(0, 10), ...[1, 2, 3, 4].map(untapped)],
      5,
      10,
      1,
      'ready-without-mean',
    ],
    ['two with taps, below', [full(0, 10), full(1, 20), ...[2, 3, 4].map(untapped)], 5, 15, 2, 'present'],
    ['two with taps, above', [full(0, 70), full(1, 90), ...[2, 3, 4].map(untapped)], 5, 80, 2, 'ready'],
    ['five that ended early', [0, 1, 2, 3, 4].map(early), 0, undefined, 0, 'sits'],
    ['four full and one early', [...fullSits(90, 90, 90, 90), early(5)], 4, 90, 4, 'sits'],
    [
      'an early one in between',
      [early(0), ...[1, 2, 3, 4, 5].map((day) => full(day, 90))],
      5,
      90,
      5,
      'ready',
    ],
    [
      'older sits that were better',
      [...fullSits(10, 10, 10, 10, 10), ...[5, 6, 7, 8, 9].map((day) => full(day, 100))],
      5,
      10,
      5,
      'present',
    ],
    [
      'older sits that were worse, first in the list',
      [...[9, 8, 7, 6, 5].map((day) => full(day, 0)), ...fullSits(90, 90, 90, 90, 90)],
      5,
      90,
      5,
      'ready',
    ],
  ])('with %s', (_, sits, count, meanPresent, sitsWithTaps, why) => {
    expect(readinessOf(stage, sits)).toEqual({
      stage,
      fullSits: count,
      neededSits: 5,
      meanPresent,
      neededPresent,
      sitsWithTaps,
      isReady: why.startsWith('ready'),
      why,
    });
  });
});

const rows = fc.array(
  fc.record({
    timestamp: fc.integer({ min: 0, max: 1e9 }).map((second) => new Date(second * 1000).toISOString()),
    isCompleted: fc.boolean(),
    presentPercentage: fc.integer({ min: 0, max: 100 }),
    tapCount: fc.constantFrom(0, 1, 40),
  }),
  { maxLength: 14 },
);
const stages = fc.constantFrom(2, 3, 4, 5);

it('never counts a sit that was ended early, wherever it stands', () => {
  holds(
    fc.property(stages, rows, (stage, sits) => {
      const completed = sits.filter(({ isCompleted }) => isCompleted);
      const readiness = readinessOf(stage, sits);
      expect(readiness).toEqual(readinessOf(stage, completed));
      expect(readiness.fullSits).toBe(Math.min(neededSits, completed.length));
      if (completed.length < neededSits) expect(readiness.isReady).toBe(false);
    }),
  );
});

it('shows what is needed as reached exactly where it is', () => {
  holds(
    fc.property(stages, rows, (stage, sits) => {
      const { why, meanPresent, neededPresent, sitsWithTaps, fullSits: count } = readinessOf(stage, sits);
      if (count < neededSits || sitsWithTaps < 2) return;
      expect((meanPresent ?? 0) >= neededPresent).toBe(why === 'ready');
    }),
  );
});

it('looks at what a session says of itself, and at its taps', () => {
  const ended = {
    sit: exampleMatrixSit(),
    elapsedMillis: 1_800_000,
    isCompleted: true,
    endedAt: '2026-11-21T08:30:00.000Z',
    practiceDay: '2026-11-21',
  };
  const none = matrixOutcome({ ...ended, taps: [] }).session;
  const taps = [
    { position: 'present' as const, atMillis: 5 },
    { position: 'worry' as const, atMillis: 9 },
  ];
  const some = matrixOutcome({ ...ended, taps }).session;
  const row = { timestamp: ended.endedAt, isCompleted: true };
  expect(readinessRow(none)).toEqual({ ...row, presentPercentage: 85, tapCount: 0 });
  expect(readinessRow(some)).toEqual({ ...row, presentPercentage: 50, tapCount: 2 });
  expect(readinessRow({ ...some, pahmCounts: undefined })).toMatchObject({ tapCount: 0 });
});
