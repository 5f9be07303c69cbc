import type { Wakefulness } from '#platform/wake-lock.ts';
import { SitClockwork } from './sit-clockwork.ts';
import type { SitParts } from './sit-parts.ts';

/** What a sit does when it is woken: by its clockwork, or because the page comes or goes. */
export interface VigilEvents {
  wake(): void;
  /** The page comes back, or goes: perhaps for good. */
  pageEvent(): void;
}

/** Keeps watch over a countdown that runs: the screen stays on, the page is listened to, the clockwork goes. */
export class SitVigil {
  readonly #parts: Pick<SitParts, 'clock' | 'presence' | 'keepAwake'>;
  readonly #events: VigilEvents;
  readonly #clockwork: SitClockwork;
  #wakefulness: Wakefulness | undefined;
  #stopListening = () => {};

  constructor(parts: Pick<SitParts, 'clock' | 'presence' | 'keepAwake'>, events: VigilEvents) {
    this.#parts = parts;
    this.#events = events;
    this.#clockwork = new SitClockwork(parts.clock, events.wake);
  }

  /** Begins to watch, or goes on with it. */
  begin(): void {
    if (this.#wakefulness) return;
    const { presence, keepAwake } = this.#parts;
    const stopReturn = presence.onReturn(this.#events.pageEvent);
    const stopLeave = presence.onLeave(this.#events.pageEvent);
    this.#stopListening = () => {
      stopReturn();
      stopLeave();
    };
    this.#wakefulness = keepAwake();
  }

  /** Whether the device cannot have slept since this was last asked. */
  heldThroughout(): boolean {
    return this.#wakefulness?.heldThroughout() ?? false;
  }

  isSeen(): boolean {
    return this.#parts.presence.isVisible();
  }

  /** Sets the next waking for what remains, above 0. */
  plan(remainingMillis: number): void {
    this.#clockwork.plan(remainingMillis, this.isSeen());
  }

  planDeadline(remainingMillis: number): void {
    this.#clockwork.planDeadline(remainingMillis);
  }

  rest(): void {
    this.#clockwork.stop();
    this.#stopListening();
    this.#stopListening = () => {};
    this.#wakefulness?.release();
    this.#wakefulness = undefined;
  }
}
