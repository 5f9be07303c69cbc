import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../../tests/setup/holds.ts';
import { streakOf } from './streak.ts';

const today = '2026-11-21';
const dayMillis = 86_400_000;

/** The day so many days before today; below 0, after it. */
function daysAgo(days: number): string {
  return new Date(Date.parse(today) - days * dayMillis).toISOString().slice(0, 10);
}

/** Slow and obvious: walks back from every day, one day at a time. */
function reference(ages: readonly number[]): { current: number; longest: number } {
  const runTo = (age: number) => {
    let run = 0;
    while (ages.includes(age + run)) run++;
    return run;
  };
  const last = [-1, 0, 1].find((age) => ages.includes(age));
  return {
    current: last === undefined ? 0 : runTo(last),
    longest: Math.max(0, ...ages.map(runTo)),
  };
}

describe('a streak', () => {
  it.each<[string, number[], number, number]>([
    ['no day', [], 0, 0],
    ['today', [0], 1, 1],
    ['yesterday', [1], 1, 1],
    ['the day before yesterday', [2], 0, 1],
    ['today and yesterday', [0, 1], 2, 2],
    ['three days to yesterday', [1, 2, 3], 3, 3],
    ['three days to the day before yesterday', [2, 3, 4], 0, 3],
    ['a gap', [0, 1, 3, 4, 5], 2, 3],
    ['days twice and in disorder', [3, 0, 1, 0, 2, 1], 4, 4],
    ['tomorrow, over the date line', [-1, 0, 1], 3, 3],
    ['tomorrow alone', [-1], 1, 1],
    ['a clock that was a year ahead', [-365, 0, 1], 2, 2],
    ['only a clock that was two days ahead', [-2], 0, 1],
  ])('of %s', (_, ages, current, longest) => {
    expect(streakOf(ages.map(daysAgo), today)).toEqual({ current, longest });
  });

  it.each([
    [['2028-02-28', '2028-02-29', '2028-03-01'], '2028-03-01', 3],
    [['2027-02-28', '2027-03-01'], '2027-03-02', 2],
    [['2026-12-30', '2026-12-31', '2027-01-01'], '2027-01-02', 3],
    // The clocks change in these nights.
    [['2026-03-28', '2026-03-29', '2026-03-30'], '2026-03-30', 3],
    [['2026-10-24', '2026-10-25', '2026-10-26'], '2026-10-26', 3],
  ])('of %j seen on %s is %i', (days, seenOn, current) => {
    expect(streakOf(days, seenOn)).toEqual({ current, longest: current });
  });

  it('takes any iterable', () => {
    expect(streakOf(new Set([daysAgo(0), daysAgo(1)]).values(), today).current).toBe(2);
  });

  it('is what counting day by day finds', () => {
    const ages = fc.array(fc.integer({ min: -3, max: 25 }), { maxLength: 40 });
    holds(
      fc.property(ages, (history) => {
        expect(streakOf(history.map(daysAgo), today)).toEqual(reference(history));
      }),
      10_000,
    );
  });
});
