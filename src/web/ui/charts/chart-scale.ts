import { scaleLinear } from '@visx/scale';

/** The upright axis of a chart. */
export interface ChartScale {
  /** How high a value stands, from 0 at the foot to 100 at the top. */
  percentOf: (value: number) => number;
  /** The round numbers beside the axis. */
  ticks: readonly number[];
}

/** About so many numbers stand beside an axis. */
const tickCount = 4;

/** The axis for these values: from 0 to a round number above the highest, or over a domain that is given. */
export function chartScale(
  values: readonly (number | undefined)[],
  domain?: readonly [number, number],
): ChartScale {
  const known = values.filter((value) => value !== undefined);
  const highest = known.reduce((most, value) => Math.max(most, value), 0);
  const [from, to] = domain ?? [0, highest || 1];
  const scale = scaleLinear<number>({
    domain: [from, to],
    range: [0, 100],
    nice: domain ? false : tickCount,
    clamp: true,
  });
  // What is counted has no halves.
  const areWhole = known.every((value) => Number.isInteger(value));
  return {
    percentOf: (value) => scale(value),
    ticks: scale.ticks(tickCount).filter((tick) => !areWhole || Number.isInteger(tick)),
  };
}

/** Where the middle of a point is along a chart of so many, in percent of its width. */
export function placeOf(index: number, count: number): number {
  return ((index + 0.5) * 100) / count;
}

/** The point of so many at a place along the chart, 0 at its beginning and 1 at its end. */
export function indexAt(share: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(share * count)));
}

/** The places of the ticks that are shown where there is room for so many characters: every one, or every few up to the last. */
export function shownTicks(ticks: readonly string[], characters: number): ReadonlySet<number> {
  const needed = ticks.reduce((most, { length }) => Math.max(most, length), 1) + 1.5;
  const step = Math.max(1, Math.ceil((ticks.length * needed) / characters));
  const last = ticks.length - 1;
  return new Set(ticks.flatMap((_, index) => ((last - index) % step === 0 ? [index] : [])));
}
