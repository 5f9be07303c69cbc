import type { Bell, ScheduledBell } from '#platform/bell.ts';

/** Which bells a sit rings, and how loud: 0 to 1. */
export interface BellChoice {
  startBell: boolean;
  endBell: boolean;
  bellVolume: number;
}

/** Whether the end bell rang: not wished for, on time, late, or not at all. */
export type EndBellOutcome = 'off' | 'rang' | 'late' | 'silent';

/** The audio clock is another clock: the end bell is set anew after this long, so that it cannot drift off. */
const renewAfterMillis = 60_000;
/** So close to the end the bell is left alone. */
const settledMillis = 3000;
/** A difference that is heard as late. */
const toleranceMillis = 200;
/** How late the end may be noticed without the bell having been late. */
const lateMillis = 1500;

/** The start and the end bell of one sit. Times are in milliseconds, `monotonicMillis` on the clock that no one sets. */
export class SitBells {
  readonly #bell: Bell;
  readonly #choice: BellChoice;
  #end: { bell: ScheduledBell; setAtMillis: number; dueMillis: number } | undefined;
  #wasLate = false;

  constructor(bell: Bell, choice: BellChoice) {
    this.#bell = bell;
    this.#choice = choice;
  }

  /** Lets the page make sound. To be called in the tap itself. */
  unlock(): void {
    if (this.#choice.startBell || this.#choice.endBell) void this.#bell.unlock();
  }

  ringStart(): void {
    if (this.#choice.startBell) this.#bell.ring(this.#choice.bellVolume);
  }

  /** Sets the end bell for what remains, in place of the one that was set before. */
  set(remainingMillis: number, monotonicMillis: number): void {
    this.cancel();
    if (!this.#choice.endBell) return;
    this.#end = {
      bell: this.#bell.scheduleAt(remainingMillis, this.#choice.bellVolume),
      setAtMillis: monotonicMillis,
      dueMillis: monotonicMillis + remainingMillis,
    };
  }

  /** Sets the end bell anew when it was set long ago or no longer fits what remains. */
  renew(remainingMillis: number, monotonicMillis: number): void {
    if (!this.#end) return;
    const isOld =
      monotonicMillis - this.#end.setAtMillis >= renewAfterMillis && remainingMillis > settledMillis;
    const isOff = Math.abs(monotonicMillis + remainingMillis - this.#end.dueMillis) > toleranceMillis;
    if (isOld || isOff) this.set(remainingMillis, monotonicMillis);
  }

  /** The sit reached its end, and it was noticed this much later: a bell that slept meanwhile rings now. */
  reachedEnd(noticedLateMillis: number): void {
    if (!this.#end || noticedLateMillis <= lateMillis || this.#end.bell.hasRung()) return;
    this.set(0, this.#end.dueMillis);
    this.#wasLate = true;
  }

  cancel(): void {
    this.#end?.bell.cancel();
    this.#end = undefined;
  }

  /** What became of the end bell, to be asked a moment after the end. */
  outcome(): EndBellOutcome {
    if (!this.#end) return 'off';
    if (!this.#end.bell.hasRung()) return 'silent';
    return this.#wasLate ? 'late' : 'rang';
  }
}
