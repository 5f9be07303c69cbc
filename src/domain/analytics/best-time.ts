import { fewestForPrediction } from './frequencies.ts';
import { type PartOfDay, partsOfDay } from './part-of-day.ts';
import { meditationTenths, type SitMark } from './practice-sums.ts';
import { meanRating } from './tally.ts';

/** By so many tenths the best part of the day must be above the next. */
const leastLeadTenths = 5;

/** The part of the day whose meditations were rated best, and the next best: means with one decimal, of so many sits. */
export interface BestTime {
  part: PartOfDay;
  mean: number;
  sits: number;
  nextPart: PartOfDay;
  nextMean: number;
  nextSits: number;
}

/** Undefined unless two parts have five rated sits each, and one of them is clearly above all others. */
export function bestTimeOf(sits: readonly SitMark[]): BestTime | undefined {
  const rows = partsOfDay.map(({ key }) => {
    const tenths = meditationTenths(sits, key);
    const sum = tenths.reduce((all, one) => all + one, 0);
    return {
      part: key,
      sits: tenths.length,
      exact: sum / tenths.length,
      mean: meanRating(sum, tenths.length),
    };
  });
  const [best, next] = rows
    .filter(({ sits: count }) => count >= fewestForPrediction)
    .sort((one, other) => other.exact - one.exact);
  if (!best || !next || best.exact - next.exact < leastLeadTenths) return undefined;
  return {
    part: best.part,
    mean: best.mean ?? 0,
    sits: best.sits,
    nextPart: next.part,
    nextMean: next.mean ?? 0,
    nextSits: next.sits,
  };
}
