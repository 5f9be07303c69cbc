import { type PositionKey, positions } from '#domain/pahm/positions.ts';
import type { Tap } from '#domain/pahm/taps.ts';

/** One dot in the picture of a sit: a tap, or several at the same position that lie too close together to be told apart. */
export interface TimelineDot {
  count: number;
  /** The moment in the sit, in milliseconds; of several taps their middle. */
  atMillis: number;
  /** The same as a share of the whole span, 0 to 1. */
  share: number;
}

/** All taps of one position. */
export interface TimelineLane {
  position: PositionKey;
  dots: TimelineDot[];
}

/** A place on the axis. */
export interface TimelineTick {
  share: number;
  label: string;
}

/** Into so many places a lane is divided: taps in the same one share a dot, so that the picture stays light and legible. */
const placesInLane = 120;

/** How long the picture is, in milliseconds: the whole sit, and every tap in it. */
export function timelineSpan(taps: readonly Tap[], secondsSat: number): number {
  return taps.reduce(
    (furthest, { atMillis }) => Math.max(furthest, atMillis),
    Math.max(secondsSat, 1) * 1000,
  );
}

/** Nine lanes, in the order of the grid, with the taps of each as dots from left to right. */
export function timelineLanes(taps: readonly Tap[], spanMillis: number): TimelineLane[] {
  const places = new Map<PositionKey, Map<number, { count: number; sumMillis: number }>>();
  for (const { position, atMillis } of taps) {
    const lane = places.get(position) ?? new Map<number, { count: number; sumMillis: number }>();
    places.set(position, lane);
    const place = Math.min(Math.floor((atMillis / spanMillis) * placesInLane), placesInLane - 1);
    const { count, sumMillis } = lane.get(place) ?? { count: 0, sumMillis: 0 };
    lane.set(place, { count: count + 1, sumMillis: sumMillis + atMillis });
  }
  return positions.map(({ key }) => ({
    position: key,
    dots: [...(places.get(key)?.entries() ?? [])]
      .sort(([one], [other]) => one - other)
      .map(([, { count, sumMillis }]) => ({
        count,
        atMillis: sumMillis / count,
        share: sumMillis / count / spanMillis,
      })),
  }));
}

/** The distances between two places of the axis that are easy to read, in seconds, and how many fit at most. */
const tickSeconds = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1200, 1800, 3600, 7200] as const;
const mostSteps = 4;

/** The axis: round minutes from the beginning on, or minutes and seconds of a sit that was over soon. */
export function timelineTicks(spanMillis: number): TimelineTick[] {
  const fits = (seconds: number) => spanMillis <= seconds * 1000 * mostSteps;
  const step = tickSeconds.find(fits) ?? Math.ceil(spanMillis / 1000 / mostSteps);
  const count = Math.floor(spanMillis / 1000 / step) + 1;
  return Array.from({ length: count }, (_, index) => {
    const seconds = index * step;
    const label = step % 60 === 0 ? String(seconds / 60) : clockText(seconds * 1000);
    return { share: (seconds * 1000) / spanMillis, label };
  });
}

/** A moment of a sit as minutes and seconds: '12:30'. */
export function clockText(millis: number): string {
  const seconds = Math.floor(millis / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
