import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../../tests/setup/holds.ts';
import { type RatedRecovery, recoveryRating } from './recovery-scoring.ts';

const whole: RatedRecovery = {
  presentShare: undefined,
  isCompleted: true,
  secondsSat: 300,
  plannedSeconds: 300,
};

/** Base 7; +1.5 from 80 % present, +1 from 60, -1 below 40, nothing without a tap; +0.5 full (B § 9). */
describe('a whole practice', () => {
  it.each([
    [undefined, 7.5],
    [100, 9],
    [80, 9],
    [79, 8.5],
    [60, 8.5],
    [59, 7.5],
    [40, 7.5],
    [39, 6.5],
    [0, 6.5],
  ])('of which %s %% lay in the present is rated %d', (presentShare, rating) => {
    expect(recoveryRating({ ...whole, presentShare })).toBe(rating);
  });
});

/** Times 0.7 + 0.3 × min(1, seconds / planned), without the bonus of a full one (B § 9). */
describe('a practice that was ended early', () => {
  it.each([
    [0, 300, undefined, 4.9],
    [150, 300, undefined, 6],
    [299, 300, undefined, 7],
    [90, 180, undefined, 6],
    [150, 300, 80, 7.2],
    [150, 300, 60, 6.8],
    [150, 300, 39, 5.1],
    [0, 180, 0, 4.2],
  ])(
    'after %i of %i s with %s %% present is rated %d',
    (secondsSat, plannedSeconds, presentShare, rating) => {
      const ended = { presentShare, isCompleted: false, secondsSat, plannedSeconds };
      expect(recoveryRating(ended)).toBe(rating);
    },
  );
});

it('is always from 1 to 10 with one decimal, and never less for a longer practice', () => {
  const rated = fc.record({
    presentShare: fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined }),
    isCompleted: fc.boolean(),
    secondsSat: fc.nat(400),
    plannedSeconds: fc.constantFrom(180, 300),
  });
  holds(
    fc.property(rated, fc.nat(100), (one, more) => {
      const rating = recoveryRating(one);
      expect(rating).toBeGreaterThanOrEqual(1);
      expect(rating).toBeLessThanOrEqual(10);
      expect(Math.round(rating * 10) / 10).toBe(rating);
      const longer = recoveryRating({ ...one, secondsSat: one.secondsSat + more });
      expect(longer).toBeGreaterThanOrEqual(rating);
    }),
  );
});
