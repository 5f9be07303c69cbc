import type { Clock } from '#platform/clock.ts';
import type { SitBells } from './sit-bells.ts';
import type { SitKeeping } from './sit-keeping.ts';
import type { SitEnd, SitRecords } from './sit-parts.ts';
import type { SitView } from './sit-snapshot.ts';

/** So long after the end it is known whether the bell rang. */
const bellVerdictMillis = 400;

/** Records a sit that is over. Where that fails the journal still has it, and it can be tried again. */
export class SitRecording {
  readonly #parts: { clock: Clock; records: SitRecords };
  readonly #keeping: SitKeeping;
  readonly #bells: SitBells;
  readonly #view: SitView;
  #end: SitEnd | undefined;

  constructor(
    parts: { clock: Clock; records: SitRecords },
    keeping: SitKeeping,
    bells: SitBells,
    view: SitView,
  ) {
    this.#parts = parts;
    this.#keeping = keeping;
    this.#bells = bells;
    this.#view = view;
  }

  get hasBegun(): boolean {
    return this.#end !== undefined;
  }

  begin(end: SitEnd): Promise<void> {
    this.#end = end;
    return this.#record(end);
  }

  /** Tries once more, after a failure. */
  async again(): Promise<void> {
    if (this.#end && this.#view.snapshot().saving === 'failed') await this.#record(this.#end);
  }

  async #record(end: SitEnd): Promise<void> {
    this.#view.show({ saving: 'saving' });
    // No mark and no tap may be written after the sit was recorded: it would bring the sit back.
    await this.#keeping.close();
    try {
      await this.#parts.records.record(end);
    } catch {
      this.#view.show({ saving: 'failed' });
      return;
    }
    this.#view.show({ saving: 'saved' });
    if (this.#bells.outcome() === 'silent') {
      await new Promise<void>((resolve) => this.#parts.clock.setTimer(resolve, bellVerdictMillis));
    }
    this.#view.show({ endBell: this.#bells.outcome() });
  }
}
