/** Where a sit stands, as it is kept on the device while it lasts (B § 3, § 4). */
export interface SitMark {
  status: 'running' | 'paused';
  elapsedMillis: number;
  /** The moment of the mark, as an ISO instant. */
  markedAt: string;
  clockWasUncertain: boolean;
  /** When the sit began, as an ISO instant; of one that is taken up again its journal knows. */
  startedAt?: string;
}

/**
 * Writes the marks of one sit in their order, and tells whether the last one was kept. Nothing is
 * written any more once it was closed, so that no late mark brings back a sit that was recorded.
 */
export class SitJournal {
  readonly #keep: (mark: SitMark) => Promise<void>;
  readonly #onOutcome: (isKept: boolean) => void;
  #waiting: SitMark | undefined;
  #writing: Promise<void> | undefined;
  #isClosed = false;

  constructor(keep: (mark: SitMark) => Promise<void>, onOutcome: (isKept: boolean) => void) {
    this.#keep = keep;
    this.#onOutcome = onOutcome;
  }

  /** Keeps a mark. While an earlier one is still being written, only the newest waits. */
  add(mark: SitMark): void {
    if (this.#isClosed) return;
    this.#waiting = mark;
    this.#writing ??= this.#write();
  }

  /** Takes no further mark, and resolves once the last one is written. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#writing;
  }

  async #write(): Promise<void> {
    while (this.#waiting) {
      const mark = this.#waiting;
      this.#waiting = undefined;
      let isKept = true;
      try {
        await this.#keep(mark);
      } catch {
        isKept = false;
      }
      this.#onOutcome(isKept);
    }
    this.#writing = undefined;
  }
}
