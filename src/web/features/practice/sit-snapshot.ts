import { noCounts, type RawCounts } from '#domain/pahm/counts.ts';
import type { Tap } from '#domain/pahm/taps.ts';
import type { CountdownStatus } from '#domain/practice/countdown.ts';
import type { BellOutcome } from './stroke-ahead.ts';

/** Where a sit stands. `preparing`: Start was pressed, and the time to settle runs. */
export type SitStatus = CountdownStatus | 'preparing';

/** What a screen shows of a sit. */
export interface SitSnapshot {
  status: SitStatus;
  /** Whole seconds; one that has begun is shown until it is over. */
  remainingSeconds: number;
  /** Whole seconds until the sit begins, while preparing. */
  preparationSeconds: number;
  counts: RawCounts;
  tapCount: number;
  lastTap: Tap | undefined;
  saving: 'not-yet' | 'saving' | 'saved' | 'failed';
  /** Known a moment after the sit was saved. */
  endBell: BellOutcome | undefined;
  /** Whether the last mark and all taps could be kept on the device. */
  isKept: boolean;
  /** A start was refused: another sit stands in the way. */
  isRefused: boolean;
}

/** Holds the newest snapshot and tells who listens, but only when something in it has changed. */
export class SitView {
  readonly #listeners = new Set<() => void>();
  #snapshot: SitSnapshot = {
    status: 'ready',
    remainingSeconds: 0,
    preparationSeconds: 0,
    counts: noCounts(),
    tapCount: 0,
    lastTap: undefined,
    saving: 'not-yet',
    endBell: undefined,
    isKept: true,
    isRefused: false,
  };

  readonly snapshot = (): SitSnapshot => this.#snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  show(change: Partial<SitSnapshot>): void {
    const before = this.#snapshot;
    const changed = Object.entries(change).some(([key, value]) => before[key as keyof SitSnapshot] !== value);
    if (!changed) return;
    this.#snapshot = { ...before, ...change };
    for (const listener of this.#listeners) listener();
  }
}
