import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../../tests/setup/holds.ts';
import { noCounts } from '../pahm/counts.ts';
import {
  type FeedbackKey,
  feedbackOf,
  matrixRating,
  presentPercentageInSummary,
  presentPercentageOf,
  type RatedSit,
} from './matrix-scoring.ts';
import { type MatrixStage, matrixStages } from './stages.ts';

/** The rating table as the specification has it (B § 9). */
const table: Record<
  MatrixStage,
  Record<'base' | 'high' | 'some' | 'low' | 'seconds' | 'above' | 'below', number>
> = {
  2: { base: 7, high: 80, some: 60, low: 40, seconds: 1800, above: 15, below: 3 },
  3: { base: 7, high: 80, some: 60, low: 40, seconds: 1800, above: 15, below: 3 },
  4: { base: 7.5, high: 85, some: 70, low: 50, seconds: 2700, above: 12, below: 2 },
  5: { base: 8, high: 90, some: 70, low: 50, seconds: 3600, above: 12, below: 2 },
  6: { base: 8.5, high: 95, some: 85, low: 70, seconds: 4500, above: 8, below: 1 },
};

/**
 * The formula in whole numbers: twice the points, the scale in parts of 10 times the full length, and the tap term in
 * tenths. So the half of a tenth is exact.
 */
function exactRating({ stage, presentPercentage, isCompleted, secondsSat, taps }: RatedSit): number {
  const { base, high, some, low, seconds, above, below } = table[stage];
  let twicePoints = base * 2;
  if (presentPercentage >= high) twicePoints += 3;
  else if (presentPercentage >= some) twicePoints += 2;
  else if (presentPercentage < low) twicePoints -= 2;
  if (isCompleted) twicePoints += 1;
  const scaled = BigInt(twicePoints) * (7n * BigInt(seconds) + 3n * BigInt(Math.min(seconds, secondsSat)));
  let tapTenths = 0n;
  if (BigInt(taps) * 60n > BigInt(above) * BigInt(secondsSat)) tapTenths = -5n;
  if (BigInt(taps) * 60n < BigInt(below) * BigInt(secondsSat)) tapTenths = 5n;
  // In halves of a tenth of the full length, so that rounding is adding one half and cutting off.
  const tenths = (scaled + 2n * BigInt(seconds) * tapTenths + BigInt(seconds)) / (2n * BigInt(seconds));
  return Math.min(10, Math.max(1, Number(tenths) / 10));
}

/** Between the two rates, so that the taps add nothing: two thirds of the upper one. */
const evenTaps = (stage: MatrixStage, secondsSat: number) =>
  Math.round((table[stage].above * secondsSat) / 90);

describe.each(matrixStages)('the rating at stage %i', (stage) => {
  const { base, high, some, low, seconds, above, below } = table[stage];
  const rated = (changes: Partial<RatedSit>): number => {
    const secondsSat = changes.secondsSat ?? seconds;
    const taps = evenTaps(stage, secondsSat);
    // Between the lower bound and the next one nothing is added or taken.
    const sit = { stage, presentPercentage: some - 1, isCompleted: false, secondsSat, taps };
    return matrixRating({ ...sit, ...changes });
  };

  it(`starts from ${base}`, () => {
    expect(rated({})).toBe(base);
  });

  it.each([
    [100, 1.5],
    [high, 1.5],
    [high - 1, 1],
    [some, 1],
    [some - 1, 0],
    [low, 0],
    [low - 1, -1],
    [0, -1],
  ])('with %i percent present adds %f', (presentPercentage, points) => {
    expect(rated({ presentPercentage })).toBe(base + points);
  });

  it('adds 0.5 for a full sit', () => {
    expect(rated({ isCompleted: true })).toBe(base + 0.5);
  });

  it.each([
    [0, 0.7],
    [seconds / 3, 0.8],
    [(seconds * 2) / 3, 0.9],
    [seconds, 1],
    [seconds * 2, 1],
  ])('scales the sum by its length: %i seconds by %f', (secondsSat, scale) => {
    const tenths = (points: number) => Math.round(Number((points * scale * 10).toFixed(6))) / 10;
    expect(rated({ secondsSat })).toBe(tenths(base));
    expect(rated({ secondsSat, isCompleted: true })).toBe(tenths(base + 0.5));
    expect(rated({ secondsSat, presentPercentage: high })).toBe(tenths(base + 1.5));
  });

  const minutes = seconds / 60;
  it.each([
    ['more than so many a minute', above * minutes + 1, -0.5],
    ['exactly so many a minute', above * minutes, 0],
    ['exactly so few a minute', below * minutes, 0],
    ['fewer than so few a minute', below * minutes - 1, 0.5],
    ['none', 0, 0.5],
  ])('with taps %s adds what is not scaled', (_, taps, points) => {
    expect(rated({ taps })).toBe(base + points);
    // At two thirds of the length, with two thirds of the taps, the same is added to nine tenths of the base.
    const shorter = rated({
      secondsSat: (seconds * 2) / 3,
      taps: Math.floor((taps * 2) / 3 + (points < 0 ? 1 : 0)),
    });
    expect(shorter).toBe(Math.round(Number((base * 9 + points * 10).toFixed(6))) / 10);
  });

  it('of no time divides by nothing: no tap adds nothing, taps are too many', () => {
    const scaled = Math.round(Number((base * 7).toFixed(6))) / 10;
    expect(rated({ secondsSat: 0, taps: 0 })).toBe(scaled);
    expect(rated({ secondsSat: 0, taps: 1 })).toBe(Math.round(Number((base * 7 - 5).toFixed(6))) / 10);
    expect(rated({ secondsSat: 1, taps: 0 })).toBeGreaterThan(scaled);
  });
});

describe('the rating', () => {
  it.each<[string, number, RatedSit]>([
    // 7 + 1.5 + 0.5 = 9
    [
      'stage 2, full, present',
      9,
      { stage: 2, presentPercentage: 80, isCompleted: true, secondsSat: 1800, taps: 90 },
    ],
    // 9 + 0.5
    [
      'stage 2, full, few taps',
      9.5,
      { stage: 2, presentPercentage: 85, isCompleted: true, secondsSat: 1800, taps: 0 },
    ],
    // (7 + 1) × 0.85 = 6.8
    [
      'stage 3, half',
      6.8,
      { stage: 3, presentPercentage: 60, isCompleted: false, secondsSat: 900, taps: 60 },
    ],
    // (7 + 1.5 + 0.5) × 0.85 = 7.65, half up
    [
      'stage 3, a half of a tenth',
      7.7,
      { stage: 3, presentPercentage: 90, isCompleted: true, secondsSat: 900, taps: 60 },
    ],
    // (7.5 − 1) × 0.7 − 0.5 = 4.05, half up
    [
      'stage 4, no time, scattered',
      4.1,
      { stage: 4, presentPercentage: 20, isCompleted: false, secondsSat: 0, taps: 3 },
    ],
    // (8 + 1 + 0.5) × (0.7 + 0.3 × 2700 / 3600) = 8.7875
    [
      'stage 5, 45 minutes',
      8.8,
      { stage: 5, presentPercentage: 75, isCompleted: true, secondsSat: 2700, taps: 200 },
    ],
    // 8.5 + 1.5 + 0.5 = 10.5, clamped after the tap term: + 0.5 = 11
    [
      'stage 6, clamped',
      10,
      { stage: 6, presentPercentage: 97, isCompleted: true, secondsSat: 4500, taps: 0 },
    ],
    // 10.5 − 0.5 = 10: clamped once, at the end
    [
      'stage 6, clamped last',
      10,
      { stage: 6, presentPercentage: 97, isCompleted: true, secondsSat: 4500, taps: 601 },
    ],
    // (8.5 − 1) × 0.78 = 5.85, half up
    [
      'stage 6, below 70',
      5.9,
      { stage: 6, presentPercentage: 69, isCompleted: false, secondsSat: 1200, taps: 60 },
    ],
  ])('of %s is %f', (_, rating, sit) => {
    expect(matrixRating(sit)).toBe(rating);
  });

  it('is what exact numbers make of the table, within 1 and 10 and with one decimal', () => {
    const sits = fc.record({
      stage: fc.constantFrom(...matrixStages),
      presentPercentage: fc.integer({ min: 0, max: 100 }),
      isCompleted: fc.boolean(),
      secondsSat: fc.oneof(
        fc.integer({ min: 0, max: 7200 }),
        fc.constantFrom(0, 1, 900, 1800, 2700, 3600, 4500),
      ),
      taps: fc.oneof(fc.nat(40), fc.nat(2000), fc.nat(72_000)),
    });
    holds(
      fc.property(sits, (sit) => {
        const rating = matrixRating(sit);
        expect(rating).toBe(exactRating(sit));
        expect(rating).toBeGreaterThanOrEqual(1);
        expect(rating).toBeLessThanOrEqual(10);
        expect(Number(rating.toFixed(1))).toBe(rating);
      }),
      20_000,
    );
  });
});

describe('the present percentage', () => {
  it.each([
    [2, 85],
    [3, 85],
    [4, 90],
    [5, 92],
    [6, 97],
  ] as const)('that stage %i stores without a tap is %i', (stage, percent) => {
    expect(presentPercentageOf(stage, noCounts())).toBe(percent);
  });

  it.each(matrixStages)('that stage %i stores with taps is their share', (stage) => {
    expect(presentPercentageOf(stage, { ...noCounts(), likes: 1, present: 1, dislikes: 3, worry: 3 })).toBe(
      63,
    );
    expect(presentPercentageOf(stage, { ...noCounts(), worry: 1 })).toBe(0);
  });

  it('in the summary of a reflection is 100 without a tap', () => {
    expect(presentPercentageInSummary(noCounts())).toBe(100);
    expect(presentPercentageInSummary({ ...noCounts(), present: 2, past: 1 })).toBe(67);
  });
});

describe('the feedback', () => {
  it.each<[MatrixStage, number, FeedbackKey]>([
    [2, 100, 'excellent'],
    [2, 80, 'excellent'],
    [2, 79, 'good'],
    [2, 60, 'good'],
    [2, 59, 'building'],
    [2, 0, 'building'],
    [3, 100, 'excellent'],
    [3, 80, 'excellent'],
    [3, 79, 'good'],
    [3, 60, 'good'],
    [3, 59, 'building'],
    [3, 0, 'building'],
    [4, 100, 'excellent'],
    [4, 85, 'excellent'],
    [4, 84, 'good'],
    [4, 70, 'good'],
    [4, 69, 'building'],
    [4, 0, 'building'],
    [5, 100, 'excellent'],
    [5, 85, 'excellent'],
    [5, 84, 'good'],
    [5, 70, 'good'],
    [5, 69, 'building'],
    [5, 0, 'building'],
    [6, 100, 'outstanding'],
    [6, 95, 'outstanding'],
    [6, 94, 'strong'],
    [6, 85, 'strong'],
    [6, 84, 'building'],
    [6, 0, 'building'],
  ])('at stage %i with %i percent present is %s', (stage, percent, key) => {
    expect(feedbackOf(stage, percent)).toBe(key);
  });
});
