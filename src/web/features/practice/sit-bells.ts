import type { Bell } from '#platform/bell.ts';
import { type BellOutcome, StrokeAhead } from './stroke-ahead.ts';

/** Which bells a sit rings, and how loud: 0 to 1. */
export interface BellChoice {
  startBell: boolean;
  endBell: boolean;
  bellVolume: number;
  /** The distance of the bells in between; 0 for none. */
  intervalMinutes: number;
}

const minuteMillis = 60_000;
/** So far ahead the bells in between are set: longer than a browser lets a hidden page sleep, and never many. */
const aheadMillis = 3 * minuteMillis;

/** The bells of one sit: at its start, in between, and at its end. Times are in milliseconds. */
export class SitBells {
  readonly #bell: Bell;
  readonly #choice: BellChoice;
  readonly #plannedMillis: number;
  readonly #start: StrokeAhead;
  readonly #end: StrokeAhead;
  /** By their moment in the sit. */
  readonly #between = new Map<number, StrokeAhead>();

  constructor(bell: Bell, choice: BellChoice, plannedMillis: number) {
    this.#bell = bell;
    this.#choice = choice;
    this.#plannedMillis = plannedMillis;
    this.#start = new StrokeAhead(bell, choice.bellVolume, 'bowl');
    this.#end = new StrokeAhead(bell, choice.bellVolume, 'bowl');
  }

  /** Lets the page make sound. To be called in the tap itself. */
  unlock(): void {
    const { startBell, endBell, intervalMinutes } = this.#choice;
    if (startBell || endBell || intervalMinutes > 0) void this.#bell.unlock();
  }

  ringStart(): void {
    if (this.#choice.startBell) this.#bell.ring(this.#choice.bellVolume, 'bowl');
  }

  /** Sets the start bell ahead, to the end of the preparation. */
  setStart(inMillis: number, monotonicMillis: number): void {
    if (this.#choice.startBell) this.#start.set(inMillis, monotonicMillis);
  }

  renewStart(inMillis: number, monotonicMillis: number): void {
    this.#start.renew(inMillis, monotonicMillis);
  }

  /** The preparation is over, which was noticed this much later. */
  reachedStart(noticedLateMillis: number): void {
    this.#start.reached(noticedLateMillis);
  }

  cancelStart(): void {
    this.#start.cancel();
  }

  /** Sets the bells of what remains, in place of those that were set before. */
  set(elapsedMillis: number, monotonicMillis: number): void {
    this.cancel();
    if (this.#choice.endBell) this.#end.set(this.#plannedMillis - elapsedMillis, monotonicMillis);
    this.#setBetween(elapsedMillis, monotonicMillis);
  }

  /** Sets anew what was set long ago or no longer fits what was sat, and what has come near. */
  renew(elapsedMillis: number, monotonicMillis: number): void {
    this.#end.renew(this.#plannedMillis - elapsedMillis, monotonicMillis);
    for (const [atMillis, stroke] of this.#between) {
      if (atMillis > elapsedMillis) stroke.renew(atMillis - elapsedMillis, monotonicMillis);
      else {
        stroke.pass(monotonicMillis);
        this.#between.delete(atMillis);
      }
    }
    this.#setBetween(elapsedMillis, monotonicMillis);
  }

  /** The sit reached its end, and it was noticed this much later: a bell that slept meanwhile rings now. */
  reachedEnd(noticedLateMillis: number): void {
    this.#cancelBetween();
    this.#end.reached(noticedLateMillis);
  }

  /** Takes back every bell that has not sounded yet. */
  cancel(): void {
    this.#cancelBetween();
    this.#end.cancel();
  }

  /** What became of the end bell, to be asked a moment after the end. */
  outcome(): BellOutcome {
    return this.#end.outcome();
  }

  #setBetween(elapsedMillis: number, monotonicMillis: number): void {
    const distanceMillis = this.#choice.intervalMinutes * minuteMillis;
    if (distanceMillis <= 0) return;
    const lastMillis = Math.min(elapsedMillis + aheadMillis, this.#plannedMillis - 1);
    let atMillis = (Math.floor(elapsedMillis / distanceMillis) + 1) * distanceMillis;
    for (; atMillis <= lastMillis; atMillis += distanceMillis) {
      if (this.#between.has(atMillis)) continue;
      const stroke = new StrokeAhead(this.#bell, this.#choice.bellVolume, 'small bowl');
      stroke.set(atMillis - elapsedMillis, monotonicMillis);
      this.#between.set(atMillis, stroke);
    }
  }

  #cancelBetween(): void {
    for (const stroke of this.#between.values()) stroke.cancel();
    this.#between.clear();
  }
}
