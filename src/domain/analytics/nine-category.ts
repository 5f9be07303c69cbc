import { pahmTotalsOf, type RawCounts, rawCounts, sharePercent } from '../pahm/counts.ts';
import { type Charge, charges, type PositionKey, positions, type Time, times } from '../pahm/positions.ts';
import { driftParts } from './attention-sums.ts';
import { type PresentLevel, presentLevelOf } from './hints.ts';
import type { Period } from './period.ts';

/** So many taps, and their share of all in whole percent. */
export interface Share<Name extends string> {
  name: Name;
  count: number;
  percent: number;
}

/** A sixth of a sit, over all sits whose taps have moments: from and to in percent of the sit. */
export interface DriftPart {
  fromPercent: number;
  toPercent: number;
  counts: RawCounts;
  observations: number;
  /** Undefined where nothing was tapped in it. */
  presentPercentage: number | undefined;
}

/**
 * The tab '9-Category PAHM' (B § 3), from sessions with at least one tap alone. Without any there are no observations, and
 * every percentage is undefined.
 */
export interface NineCategory {
  /** All taps; `totalObservations` is the same number by its other name. */
  totalPAHM: number;
  totalObservations: number;
  sessionsAnalyzed: number;
  /** Whole percent of all taps: likes, present and dislikes; past, present and future (B § 9). */
  presentPercentage: number | undefined;
  neutralPercentage: number | undefined;
  presentLevel: PresentLevel | undefined;
  /** The nine positions in the order of the grid. */
  positions: readonly Share<PositionKey>[];
  rows: readonly Share<Charge>[];
  columns: readonly Share<Time>[];
  /** Empty where no sit has taps with their moments; else six parts from so many sits. */
  drift: readonly DriftPart[];
  driftSessions: number;
}

export function nineCategoryOf({ sums }: Pick<Period, 'sums'>): NineCategory {
  const { counts: stored, driftSessions, drift } = sums.attention;
  const counts = rawCounts(stored);
  const totals = pahmTotalsOf(counts);
  const { grandTotal, presentTotal, neutralTotal } = totals;
  const share = <Name extends string>(name: Name, count: number): Share<Name> => ({
    name,
    count,
    percent: sharePercent(count, grandTotal),
  });
  const percentOf = (part: number) => (grandTotal === 0 ? undefined : sharePercent(part, grandTotal));
  const presentPercentage = percentOf(presentTotal);
  return {
    totalPAHM: grandTotal,
    totalObservations: grandTotal,
    sessionsAnalyzed: sums.practice.observedSessions,
    presentPercentage,
    neutralPercentage: percentOf(neutralTotal),
    presentLevel: presentPercentage === undefined ? undefined : presentLevelOf(presentPercentage),
    positions: positions.map(({ key }) => share(key, counts[key])),
    rows: charges.map((charge) => share(charge, totals[`${charge}Total`])),
    columns: times.map((time) => share(time, totals[`${time}Total`])),
    drift: drift.map((part, place) => driftPart(rawCounts(part), place)),
    driftSessions,
  };
}

function driftPart(counts: RawCounts, place: number): DriftPart {
  const { presentTotal, grandTotal } = pahmTotalsOf(counts);
  const edge = (part: number) => Math.round((part * 100) / driftParts);
  return {
    fromPercent: edge(place),
    toPercent: edge(place + 1),
    counts,
    observations: grandTotal,
    presentPercentage: grandTotal === 0 ? undefined : sharePercent(presentTotal, grandTotal),
  };
}
