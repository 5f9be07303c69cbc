import type { SitMark } from './practice-sums.ts';
import { meanRating } from './tally.ts';

/** From so many rated sits on there is a trend (B § 5), and from such a difference of the means it is more than chance (B § 9). */
export const fewestForTrend = 3;
const leastTenths = 3;

/** How many rated sits there are in a half, and their mean with one decimal. */
export interface TrendHalf {
  sessions: number;
  mean: number;
}

/** Whether ratings rise or fall: the newer half of the rated sits of a range against the older half (B § 9). */
export interface ProgressTrend {
  direction: 'improving' | 'stable' | 'declining';
  older: TrendHalf;
  newer: TrendHalf;
  /** Of how many sits in all. Where they are odd, the one in the middle is in neither half. */
  sessions: number;
}

/** The trend of sits, oldest first; undefined below three whose rating rests on something. */
export function progressTrendOf(sits: readonly SitMark[]): ProgressTrend | undefined {
  const tenths = sits.flatMap(({ earnedTenths }) => earnedTenths ?? []);
  if (tenths.length < fewestForTrend) return undefined;
  const size = tenths.length >> 1;
  const [older, newer] = [sumOf(tenths.slice(0, size)), sumOf(tenths.slice(-size))];
  return {
    direction: directionOf(newer - older, size),
    older: { sessions: size, mean: meanRating(older, size) ?? 0 },
    newer: { sessions: size, mean: meanRating(newer, size) ?? 0 },
    sessions: tenths.length,
  };
}

/** Compared as whole numbers: a difference of exactly 0.3 is one. */
function directionOf(difference: number, size: number): ProgressTrend['direction'] {
  if (Math.abs(difference) < leastTenths * size) return 'stable';
  return difference > 0 ? 'improving' : 'declining';
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
