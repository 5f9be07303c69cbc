import { noCounts, type RawCounts } from '../pahm/counts.ts';
import type { Tap } from '../pahm/taps.ts';

/** A part of a sit: from when until just before when, in milliseconds of the sit, and what was tapped in it. */
export interface TimelinePart {
  fromMillis: number;
  toMillis: number;
  counts: RawCounts;
}

/**
 * A sit in equal parts (at least one), each with what was tapped in it: for the picture of a sit. Every tap is in one part:
 * one at the very end, or beyond it, in the last.
 */
export function timelineOf(taps: readonly Tap[], secondsSat: number, parts = 12): TimelinePart[] {
  const endMillis = secondsSat * 1000;
  const startOf = (part: number) => Math.ceil((endMillis * part) / parts);
  const timeline = Array.from({ length: parts }, (_, part) => ({
    fromMillis: startOf(part),
    toMillis: startOf(part + 1),
    counts: noCounts(),
  }));
  for (const { position, atMillis } of taps) {
    const part = timeline.find(({ toMillis }) => atMillis < toMillis) ?? timeline.at(-1);
    if (part) part.counts[position] += 1;
  }
  return timeline;
}
