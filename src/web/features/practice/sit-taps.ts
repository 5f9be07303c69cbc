import { countsOfTaps, type RawCounts, withoutTap, withTap } from '#domain/pahm/counts.ts';
import type { PositionKey } from '#domain/pahm/positions.ts';
import { mostTaps, type Tap } from '#domain/pahm/taps.ts';
import { TapJournal, type TapRecords } from './tap-journal.ts';

/** The taps of one sit, with their counts, journalled as they come (B § 4). */
export class SitTaps {
  readonly #journal: TapJournal;
  readonly #taps: { tap: Tap; number: number }[] = [];
  #counts: RawCounts;

  constructor(records: TapRecords, taken: readonly Tap[], onOutcome: (isKept: boolean) => void) {
    this.#journal = new TapJournal(records, onOutcome);
    for (const tap of taken) this.#taps.push({ tap, number: this.#nextNumber(tap) });
    this.#counts = countsOfTaps(taken);
  }

  /** A tap at a moment of the sit, in milliseconds. False once there are as many as are kept of one sit. */
  add(position: PositionKey, atMillis: number): boolean {
    if (this.#taps.length >= mostTaps) return false;
    const last = this.#taps.at(-1)?.tap.atMillis ?? 0;
    const tap = { position, atMillis: Math.max(last, Math.floor(atMillis)) };
    const number = this.#nextNumber(tap);
    this.#taps.push({ tap, number });
    this.#counts = withTap(this.#counts, position);
    this.#journal.keep(number, tap);
    return true;
  }

  /** Takes the last tap back, and answers which it was. */
  undo(): Tap | undefined {
    const undone = this.#taps.pop();
    if (!undone) return undefined;
    this.#counts = withoutTap(this.#counts, undone.tap.position);
    this.#journal.drop(undone.number);
    return undone.tap;
  }

  /** What a screen shows of them. */
  shown(): { counts: RawCounts; tapCount: number; lastTap: Tap | undefined } {
    return { counts: this.#counts, tapCount: this.#taps.length, lastTap: this.#taps.at(-1)?.tap };
  }

  /** All of them, oldest first. */
  all(): Tap[] {
    return this.#taps.map(({ tap }) => tap);
  }

  again(): void {
    this.#journal.again();
  }

  close(): Promise<void> {
    return this.#journal.close();
  }

  /**
   * Under which number a tap is kept: its millisecond, or the next free one. So a sit that lost some of its taps goes on
   * with numbers that none of them bore.
   */
  #nextNumber({ atMillis }: Tap): number {
    return Math.max((this.#taps.at(-1)?.number ?? -1) + 1, atMillis);
  }
}
