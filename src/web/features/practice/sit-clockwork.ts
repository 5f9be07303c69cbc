import type { Clock } from '#platform/clock.ts';

const secondMillis = 1000;
/** A hidden page shows nothing: there it wakes only for the journal. */
const hiddenPeriodMillis = 5000;
/** The deadline's timer is set anew only when it is off by more than this. */
const toleranceMillis = 50;

/**
 * Wakes a running sit: aligned to whole seconds of what remains, for the display, and once at the
 * deadline. Browsers slow a chain of timers in a hidden tab to one a minute, so the deadline has a
 * timer of its own that stays set.
 */
export class SitClockwork {
  readonly #clock: Clock;
  readonly #onWake: () => void;
  #cancelTick = () => {};
  #cancelDeadline = () => {};
  #deadlineMillis: number | undefined;

  constructor(clock: Clock, onWake: () => void) {
    this.#clock = clock;
    this.#onWake = onWake;
  }

  /** Sets the next tick, and the deadline where it has moved. `remainingMillis` must be above 0. */
  plan(remainingMillis: number, isVisible: boolean): void {
    this.#cancelTick();
    const period = isVisible ? secondMillis : hiddenPeriodMillis;
    const untilNext = remainingMillis % period || period;
    this.#cancelTick = this.#clock.setTimer(this.#onWake, untilNext);

    const deadlineMillis = this.#clock.now().monotonicMillis + remainingMillis;
    const isSet = Math.abs(deadlineMillis - (this.#deadlineMillis ?? 0)) <= toleranceMillis;
    if (!isSet) this.planDeadline(remainingMillis);
  }

  /** Sets the deadline anew: at each event of the page, which, unlike a tick, begins no chain. */
  planDeadline(remainingMillis: number): void {
    this.#cancelDeadline();
    const deadlineMillis = this.#clock.now().monotonicMillis + remainingMillis;
    this.#deadlineMillis = deadlineMillis;
    this.#cancelDeadline = this.#clock.setTimer(() => {
      this.#deadlineMillis = undefined;
      this.#onWake();
    }, remainingMillis);
  }

  stop(): void {
    this.#cancelTick();
    this.#cancelDeadline();
    this.#deadlineMillis = undefined;
  }
}
