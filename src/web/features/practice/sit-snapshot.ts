import type { CountdownStatus } from '#domain/practice/countdown.ts';
import type { EndBellOutcome } from './sit-bells.ts';

/** What a screen shows of a sit. */
export interface SitSnapshot {
  status: CountdownStatus;
  /** Whole seconds; one that has begun is shown until it is over. */
  remainingSeconds: number;
  saving: 'not-yet' | 'saving' | 'saved' | 'failed';
  /** Known a moment after the sit was saved. */
  endBell: EndBellOutcome | undefined;
  /** Whether the last mark could be kept on the device. */
  isKept: boolean;
  /** A start was refused: another sit stands in the way. */
  isRefused: boolean;
}

/** Holds the newest snapshot and tells who listens, but only when something in it has changed. */
export class SitView {
  readonly #listeners = new Set<() => void>();
  #snapshot: SitSnapshot;

  constructor(status: CountdownStatus, remainingSeconds: number) {
    this.#snapshot = {
      status,
      remainingSeconds,
      saving: 'not-yet',
      endBell: undefined,
      isKept: true,
      isRefused: false,
    };
  }

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
