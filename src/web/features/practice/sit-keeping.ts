import type { Tap } from '#domain/pahm/taps.ts';
import type { Countdown } from '#domain/practice/countdown.ts';
import type { Clock } from '#platform/clock.ts';
import { SitJournal } from './sit-journal.ts';
import type { SitRecords } from './sit-parts.ts';
import type { SitView } from './sit-snapshot.ts';
import { SitTaps } from './sit-taps.ts';

/** How much may be lost to a crash: the journal is written at this distance, and at every event. */
const markEveryMillis = 5000;

/** Everything that is kept of a sit while it lasts: its marks and its taps; and whether the device keeps them. */
export class SitKeeping {
  readonly taps: SitTaps;
  readonly #clock: Pick<Clock, 'instant'>;
  readonly #view: SitView;
  readonly #journal: SitJournal;
  readonly #kept = { marks: true, taps: true };
  #beganAt: string | undefined;
  #markedMillis = 0;

  constructor(
    parts: { clock: Pick<Clock, 'instant'>; records: SitRecords },
    view: SitView,
    taken: readonly Tap[],
  ) {
    this.#clock = parts.clock;
    this.#view = view;
    this.#journal = new SitJournal(parts.records.keep, (isKept) => this.#show('marks', isKept));
    this.taps = new SitTaps(parts.records, taken, (isKept) => this.#show('taps', isKept));
  }

  /** The sit began at that moment of the wall clock, in milliseconds. */
  begin(wallMillis: number): void {
    this.#beganAt = new Date(wallMillis).toISOString();
  }

  /** Marks where the sit stands. */
  mark({ status, elapsedMillis, clockWasUncertain }: Countdown): void {
    this.#markedMillis = elapsedMillis;
    this.#journal.add({
      status: status === 'running' ? 'running' : 'paused',
      elapsedMillis,
      markedAt: this.#clock.instant(),
      clockWasUncertain,
      ...(this.#beganAt ? { startedAt: this.#beganAt } : {}),
    });
    this.taps.again();
  }

  /** Marks where the sit stands, if the last mark is some time ago. */
  markNowAndThen(countdown: Countdown): void {
    if (countdown.elapsedMillis - this.#markedMillis >= markEveryMillis) this.mark(countdown);
  }

  /** Takes nothing further, and resolves once all is written or cannot be. */
  async close(): Promise<void> {
    await Promise.all([this.#journal.close(), this.taps.close()]);
  }

  #show(what: 'marks' | 'taps', isKept: boolean): void {
    this.#kept[what] = isKept;
    this.#view.show({ isKept: this.#kept.marks && this.#kept.taps });
  }
}
