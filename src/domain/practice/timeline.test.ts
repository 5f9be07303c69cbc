import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../../tests/setup/holds.ts';
import { countsOfTaps, noCounts, type RawCounts } from '../pahm/counts.ts';
import { type PositionKey, positions } from '../pahm/positions.ts';
import type { Tap } from '../pahm/taps.ts';
import { type TimelinePart, timelineOf } from './timeline.ts';

const tap = (position: PositionKey, atMillis: number): Tap => ({ position, atMillis });

function partsWithTaps(timeline: readonly TimelinePart[]): number[] {
  return timeline.flatMap(({ counts }, at) => (Object.values(counts).some((count) => count > 0) ? [at] : []));
}

describe('a timeline', () => {
  it('has twelve equal parts', () => {
    const timeline = timelineOf([], 1800);
    expect(timeline).toHaveLength(12);
    expect(timeline[0]).toEqual({ fromMillis: 0, toMillis: 150_000, counts: noCounts() });
    expect(timeline[11]).toEqual({ fromMillis: 1_650_000, toMillis: 1_800_000, counts: noCounts() });
  });

  it.each([
    [0, 0],
    [149_999, 0],
    [150_000, 1],
    [899_999, 5],
    [900_000, 6],
    [1_799_999, 11],
    [1_800_000, 11],
    [1_900_000, 11],
  ])('has a tap at %i ms of half an hour in part %i', (atMillis, part) => {
    expect(partsWithTaps(timelineOf([tap('worry', atMillis)], 1800))).toEqual([part]);
  });

  it('tells the positions apart', () => {
    const timeline = timelineOf(
      [tap('past', 10), tap('past', 20), tap('likes', 30), tap('worry', 1500)],
      2,
      2,
    );
    expect(timeline.map(({ counts }) => counts)).toEqual([
      { ...noCounts(), past: 2, likes: 1 },
      { ...noCounts(), worry: 1 },
    ]);
  });

  it('of a sit that did not last a second holds its taps', () => {
    const timeline = timelineOf([tap('present', 400)], 0);
    expect(partsWithTaps(timeline)).toEqual([11]);
    expect(timeline.every(({ fromMillis, toMillis }) => fromMillis === 0 && toMillis === 0)).toBe(true);
  });

  it('has parts without gaps that hold every tap once, in whatever order the taps come', () => {
    const position = fc.constantFrom(...positions.map(({ key }) => key));
    const taps = fc.array(fc.record({ position, atMillis: fc.nat(8_000_000) }), { maxLength: 60 });
    holds(
      fc.property(taps, fc.nat(7200), fc.integer({ min: 1, max: 40 }), (given, secondsSat, parts) => {
        const timeline = timelineOf(given, secondsSat, parts);
        expect(timeline).toHaveLength(parts);
        expect(timeline[0]?.fromMillis).toBe(0);
        expect(timeline.at(-1)?.toMillis).toBe(secondsSat * 1000);
        timeline.slice(1).forEach((part, at) => {
          expect(part.fromMillis).toBe(timeline[at]?.toMillis);
        });
        const sum = noCounts();
        for (const { counts } of timeline) {
          for (const key of Object.keys(counts) as (keyof RawCounts)[]) sum[key] += counts[key];
        }
        expect(sum).toEqual(countsOfTaps(given));
      }),
    );
  });
});
