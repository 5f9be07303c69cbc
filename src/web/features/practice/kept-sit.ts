import type { Tap } from '#domain/pahm/taps.ts';
import type { Sit } from '#domain/practice/sit.ts';
import type { LocalData } from '#store/local-data.ts';
import type { SitEnd } from './sit-parts.ts';

/** A kept sit up to its very last mark: a page that is being left can write in its tab, but no longer on the device. */
export function atLastMark(sit: Sit, { tab }: Pick<LocalData, 'tab'>): Sit {
  const mark = tab.read('sitMark');
  return mark?.sitId === sit.sitId && mark.elapsedMillis > sit.elapsedMillis ? { ...sit, ...mark } : sit;
}

/** A kept sit up to its last tap, where that came after its last mark: so long at least somebody sat. */
export function atLastTap<Kept extends Sit>(sit: Kept, taps: readonly Tap[]): Kept {
  const furtherMillis = (taps.at(-1)?.atMillis ?? 0) - sit.elapsedMillis;
  if (furtherMillis <= 0) return sit;
  const elapsedMillis = Math.min(sit.elapsedMillis + furtherMillis, sit.plannedMinutes * 60_000);
  const markedAt = new Date(Date.parse(sit.markedAt) + elapsedMillis - sit.elapsedMillis).toISOString();
  return { ...sit, elapsedMillis, markedAt };
}

/** What the end of an interrupted sit is, by its last mark: all that is known of it (B § 4). */
export function lastKnownEnd(sit: Sit, taps: readonly Tap[]): SitEnd {
  return {
    elapsedMillis: sit.elapsedMillis,
    isCompleted: isWhole(sit),
    endedAt: sit.markedAt,
    clockWasUncertain: sit.clockWasUncertain,
    taps,
  };
}

/** Whether a kept sit had already reached its planned end, and only its recording is missing. */
export function isWhole(sit: Sit): boolean {
  return sit.elapsedMillis >= sit.plannedMinutes * 60_000;
}
