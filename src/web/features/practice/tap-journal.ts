import type { Tap } from '#domain/pahm/taps.ts';

/** Where the taps of a sit are kept while it lasts, one by one. Numbers grow from tap to tap, with gaps. */
export interface TapRecords {
  keepTap(number: number, tap: Tap): Promise<void>;
  dropTap(number: number): Promise<void>;
}

type Change = { number: number; tap: Tap | undefined };

/**
 * Writes taps, and those taken back, one after the other in their order, while the sit goes on. What could not be written
 * stays first in the row and is tried again. Nothing is taken any more once it was closed.
 */
export class TapJournal {
  readonly #records: TapRecords;
  readonly #onOutcome: (isKept: boolean) => void;
  readonly #waiting: Change[] = [];
  #writing: Promise<void> | undefined;
  #isClosed = false;

  constructor(records: TapRecords, onOutcome: (isKept: boolean) => void) {
    this.#records = records;
    this.#onOutcome = onOutcome;
  }

  keep(number: number, tap: Tap): void {
    this.#add({ number, tap });
  }

  drop(number: number): void {
    this.#add({ number, tap: undefined });
  }

  /** Goes on where writing had failed. */
  again(): void {
    if (this.#waiting.length > 0) this.#writing ??= this.#write();
  }

  /** Takes nothing further, and resolves once all is written or cannot be. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.again();
    await this.#writing;
  }

  #add(change: Change): void {
    if (this.#isClosed) return;
    this.#waiting.push(change);
    this.again();
  }

  async #write(): Promise<void> {
    let isKept = true;
    for (let next = this.#waiting[0]; next && isKept; next = this.#waiting[0]) {
      try {
        await (next.tap ? this.#records.keepTap(next.number, next.tap) : this.#records.dropTap(next.number));
        this.#waiting.shift();
      } catch {
        isKept = false;
      }
    }
    this.#writing = undefined;
    this.#onOutcome(isKept);
  }
}
