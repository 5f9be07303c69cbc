import { type EnvironmentList, environmentLists } from './environment-sums.ts';
import type { Period } from './period.ts';
import type { SatRow } from './practice-sums.ts';
import { meanRating } from './tally.ts';

/** Sits of one kind: how many, and the mean of their computed ratings, where any has one (B § 3). */
export interface RatedRow {
  /** One of the app's own choices, or whatever an import brought. */
  name: string;
  count: number;
  /** 1 to 10 with one decimal; undefined where no sit of it was timed. */
  avgRating: number | undefined;
  /** How many sits that mean is of. */
  rated: number;
}

/** The tab Environment: four lists, the most frequent first (B § 3). */
export type EnvironmentFigures = Readonly<Record<EnvironmentList, readonly RatedRow[]>>;

export function environmentFiguresOf({ sums }: Pick<Period, 'sums'>): EnvironmentFigures {
  const lists = environmentLists.map((list) => [list, sums.environment[list].map(ratedRow).sort(byCount)]);
  return Object.fromEntries(lists) as EnvironmentFigures;
}

function ratedRow({ name, count, rated, ratingTenths }: SatRow): RatedRow {
  return { name, count, avgRating: meanRating(ratingTenths, rated), rated };
}

/** The most frequent first, and of those alike the one whose name comes first. */
export function byCount(
  { name: one, count: oneCount }: { name: string; count: number },
  { name: other, count: otherCount }: { name: string; count: number },
): number {
  return otherCount - oneCount || (one < other ? -1 : 1);
}
