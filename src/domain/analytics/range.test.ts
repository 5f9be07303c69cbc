import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../../tests/setup/holds.ts';
import {
  covering,
  customRange,
  daysIn,
  daysOfRange,
  isInRange,
  presetRange,
  rangeBefore,
  rangeOf,
} from './range.ts';

const dayMillis = 86_400_000;
const dayAt = (place: number) => new Date(place * dayMillis).toISOString().slice(0, 10);

describe('a range', () => {
  it.each([
    ['week', '2026-11-15', '2026-11-08', '2026-11-14'],
    ['month', '2026-10-23', '2026-09-23', '2026-10-22'],
    ['quarter', '2026-08-24', '2026-05-26', '2026-08-23'],
    ['year', '2025-11-22', '2024-11-22', '2025-11-21'],
  ] as const)('of a %s ends today, and the one before it just before', (kind, from, beforeFrom, beforeTo) => {
    const range = rangeOf(kind, '2026-11-21');
    expect(range).toEqual({ from, to: '2026-11-21' });
    expect(rangeBefore(range)).toEqual({ from: beforeFrom, to: beforeTo });
  });

  it('is a month at first', () => expect(presetRange).toBe('month'));

  it.each([
    ['2026-11-21', '2026-11-21', true],
    ['2026-02-28', '2026-03-01', true],
    ['2026-11-21', '2026-11-20', false],
    ['2026-02-30', '2026-03-01', false],
    ['', '2026-03-01', false],
    ['2026-03-01', 'today', false],
  ])('from %s to %s may be chosen: %s', (from, to, isRange) => {
    expect(customRange(from, to)).toEqual(isRange ? { from, to } : undefined);
  });

  it('has the days that counting finds, and as many before it', () => {
    const edges = fc.tuple(fc.integer({ min: 15_000, max: 24_000 }), fc.nat(800));
    holds(
      fc.property(edges, fc.integer({ min: 15_000, max: 24_000 }), ([first, more], other) => {
        const range = { from: dayAt(first), to: dayAt(first + more) };
        expect(daysIn(range)).toBe(more + 1);
        expect(daysOfRange(range)).toEqual(Array.from({ length: more + 1 }, (_, at) => dayAt(first + at)));
        expect(rangeBefore(range)).toEqual({ from: dayAt(first - more - 1), to: dayAt(first - 1) });
        expect(isInRange(range, dayAt(other))).toBe(first <= other && other <= first + more);
      }),
      1000,
    );
  });
});

it('the shortest range that holds several', () => {
  const [one, other] = [
    { from: '2026-03-02', to: '2026-03-08' },
    { from: '2026-02-23', to: '2026-03-01' },
  ];
  expect(covering(one)).toEqual(one);
  expect(covering(one, other)).toEqual({ from: '2026-02-23', to: '2026-03-08' });
  expect(covering(other, one, { from: '2026-03-05', to: '2026-03-10' })).toEqual({
    from: '2026-02-23',
    to: '2026-03-10',
  });
});
