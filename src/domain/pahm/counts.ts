import * as z from 'zod/mini';
import type { StoredCounts } from '../practice/session.ts';
import { type CamelPositionKey, type Charge, type PositionKey, positions, type Time } from './positions.ts';
import type { Tap } from './taps.ts';

/** Taps by position, under the raw counters' names (B § 3). */
export type RawCounts = Record<PositionKey, number>;

const count = z.int().check(z.nonnegative());

/** Taps by position, under the reflection's keys (B § 3). */
export const camelCountsSchema = z.object({
  presentAttachment: count,
  presentNeutral: count,
  presentAversion: count,
  pastAttachment: count,
  pastNeutral: count,
  pastAversion: count,
  futureAttachment: count,
  futureNeutral: count,
  futureAversion: count,
});
export type CamelCounts = z.infer<typeof camelCountsSchema>;

/** The nine counters at zero, as a sit begins (B § 4). */
export function noCounts(): RawCounts {
  return countsBy(() => 0);
}

/** How often each position was tapped. */
export function countsOfTaps(taps: readonly Tap[]): RawCounts {
  const counts = noCounts();
  for (const { position } of taps) counts[position] += 1;
  return counts;
}

/** The counters after one more tap. */
export function withTap(counts: RawCounts, position: PositionKey): RawCounts {
  return { ...counts, [position]: counts[position] + 1 };
}

/** The counters after a tap was undone; a counter at zero stays there. */
export function withoutTap(counts: RawCounts, position: PositionKey): RawCounts {
  return { ...counts, [position]: Math.max(0, counts[position] - 1) };
}

/** Raw counters under the keys that a session stores (B § 3). */
export function storedCounts(raw: RawCounts): StoredCounts {
  return Object.fromEntries(positions.map(({ key, stored }) => [stored, raw[key]])) as StoredCounts;
}

/** The raw counters of a session's stored counts. */
export function rawCounts(stored: StoredCounts): RawCounts {
  return countsBy((position) => stored[position.stored]);
}

/** Raw counters under the reflection's keys (B § 3). */
export function camelCounts(raw: RawCounts): CamelCounts {
  const entries = positions.map(({ key, camel }): [CamelPositionKey, number] => [camel, raw[key]]);
  return Object.fromEntries(entries) as CamelCounts;
}

/** The raw counters of a reflection's counts. */
export function rawOfCamel(camel: CamelCounts): RawCounts {
  return countsBy((position) => camel[position.camel]);
}

function countsBy(countAt: (position: (typeof positions)[number]) => number): RawCounts {
  return Object.fromEntries(positions.map((position) => [position.key, countAt(position)])) as RawCounts;
}

/** How many taps there are over all nine positions (B § 9). */
export function tapsIn(counts: StoredCounts | undefined): number {
  if (!counts) return 0;
  return positions.reduce((sum, { stored }) => sum + counts[stored], 0);
}

/** Taps by column and by row of the matrix, and altogether (B § 3). */
export const pahmTotalsSchema = z.object({
  presentTotal: count,
  pastTotal: count,
  futureTotal: count,
  attachmentTotal: count,
  neutralTotal: count,
  aversionTotal: count,
  grandTotal: count,
});
export type PahmTotals = z.infer<typeof pahmTotalsSchema>;

/** The groups of the matrix added up (B § 9). */
export function pahmTotalsOf(raw: RawCounts): PahmTotals {
  return {
    presentTotal: totalOf(raw, 'present'),
    pastTotal: totalOf(raw, 'past'),
    futureTotal: totalOf(raw, 'future'),
    attachmentTotal: totalOf(raw, 'attachment'),
    neutralTotal: totalOf(raw, 'neutral'),
    aversionTotal: totalOf(raw, 'aversion'),
    grandTotal: totalOf(raw),
  };
}

function totalOf(raw: RawCounts, group?: Time | Charge): number {
  const inGroup = positions.filter(({ time, charge }) => !group || group === time || group === charge);
  return inGroup.reduce((sum, { key }) => sum + raw[key], 0);
}

/** A part of a total in whole percent, rounded; 0 where the total is 0 (B § 5). */
export function sharePercent(part: number, total: number): number {
  return total === 0 ? 0 : Math.round((part * 100) / total);
}

/** The present percentage: taps on likes, present and dislikes among all (B § 9); undefined without a tap. */
export function presentShare(raw: RawCounts): number | undefined {
  const { presentTotal, grandTotal } = pahmTotalsOf(raw);
  return grandTotal === 0 ? undefined : sharePercent(presentTotal, grandTotal);
}
