import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { positions } from '#domain/pahm/positions.ts';
import type { Tap } from '#domain/pahm/taps.ts';
import { holds } from '../../../../tests/setup/holds.ts';
import { clockText, timelineLanes, timelineSpan, timelineTicks } from './timeline-layout.ts';

const minute = 60_000;
const tap = (position: Tap['position'], atMillis: number): Tap => ({ position, atMillis });

const anyTaps = fc.array(
  fc.record({
    position: fc.constantFrom(...positions.map(({ key }) => key)),
    atMillis: fc.nat({ max: 120 * minute }),
  }),
  { maxLength: 300 },
);

describe('the span of the picture', () => {
  test('is the whole sit', () => {
    expect(timelineSpan([tap('worry', 5000)], 1800)).toBe(30 * minute);
  });

  test('reaches as far as the last tap, in a sit that was corrected to be shorter', () => {
    expect(timelineSpan([tap('worry', 90_000), tap('past', 2000)], 60)).toBe(90_000);
  });

  test('is never nothing', () => {
    expect(timelineSpan([], 0)).toBe(1000);
  });
});

describe('the lanes', () => {
  test('are the nine positions in the order of the grid', () => {
    const lanes = timelineLanes([], minute);
    expect(lanes.map(({ position }) => position)).toEqual(positions.map(({ key }) => key));
    expect(lanes.every(({ dots }) => dots.length === 0)).toBe(true);
  });

  test('show a tap at its moment, at the very end too', () => {
    const lanes = timelineLanes([tap('present', 15 * minute), tap('worry', 30 * minute)], 30 * minute);
    expect(lanes.find(({ position }) => position === 'present')?.dots).toEqual([
      { count: 1, atMillis: 15 * minute, share: 0.5 },
    ]);
    expect(lanes.find(({ position }) => position === 'worry')?.dots).toEqual([
      { count: 1, atMillis: 30 * minute, share: 1 },
    ]);
  });

  test('let taps share a dot that lie too close together, and only at the same position', () => {
    const taps = [tap('likes', 1000), tap('likes', 3000), tap('likes', 20 * minute), tap('regret', 1000)];
    const lanes = timelineLanes(taps, 30 * minute);
    expect(lanes.find(({ position }) => position === 'likes')?.dots).toMatchObject([
      { count: 2, atMillis: 2000 },
      { count: 1, atMillis: 20 * minute },
    ]);
    expect(lanes.find(({ position }) => position === 'regret')?.dots).toMatchObject([{ count: 1 }]);
  });

  test('show every tap once, within the picture, from left to right, with few dots', () => {
    holds(
      fc.property(anyTaps, fc.nat({ max: 7200 }), (taps, secondsSat) => {
        const lanes = timelineLanes(taps, timelineSpan(taps, secondsSat));
        for (const { position, dots } of lanes) {
          const tapped = taps.filter((one) => one.position === position);
          expect(dots.reduce((sum, { count }) => sum + count, 0)).toBe(tapped.length);
          expect(dots.length).toBeLessThanOrEqual(120);
          const shares = dots.map(({ share }) => share);
          expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
          expect(shares).toEqual([...shares].sort((one, other) => one - other));
        }
      }),
      1000,
    );
  });
});

describe('the axis', () => {
  test.each([
    [15, ['0', '5', '10', '15']],
    [30, ['0', '10', '20', '30']],
    [45, ['0', '15', '30', '45']],
    [60, ['0', '15', '30', '45', '60']],
    [75, ['0', '20', '40', '60']],
    [120, ['0', '30', '60', '90', '120']],
    [2, ['0:00', '0:30', '1:00', '1:30', '2:00']],
    [0.7, ['0:00', '0:15', '0:30']],
  ])('of %d minutes is %j', (minutes, labels) => {
    expect(timelineTicks(minutes * minute).map(({ label }) => label)).toEqual(labels);
  });

  test('places each minute where it is', () => {
    expect(timelineTicks(40 * minute).map(({ share }) => share)).toEqual([0, 0.25, 0.5, 0.75, 1]);
  });

  test('has two to five places within the picture, equally far apart', () => {
    holds(
      fc.property(fc.integer({ min: 1000, max: 100_000_000 }), (spanMillis) => {
        const shares = timelineTicks(spanMillis).map(({ share }) => share);
        expect(shares.length).toBeGreaterThanOrEqual(2);
        expect(shares.length).toBeLessThanOrEqual(5);
        expect(shares[0]).toBe(0);
        for (const [index, share] of shares.entries()) {
          expect(share).toBeLessThanOrEqual(1);
          expect(share).toBeCloseTo(index * (shares[1] ?? 0));
        }
      }),
    );
  });
});

test.each([
  [0, '0:00'],
  [59_999, '0:59'],
  [750_000, '12:30'],
  [7_200_000, '120:00'],
])('%d milliseconds are %s', (millis, text) => {
  expect(clockText(millis)).toBe(text);
});
