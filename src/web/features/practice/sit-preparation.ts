import { advance, type Countdown, type Moment, readyCountdown } from '#domain/practice/countdown.ts';
import type { Clock } from '#platform/clock.ts';
import { lateNoticed } from './late-noticed.ts';
import type { SitBells } from './sit-bells.ts';
import type { SitView } from './sit-snapshot.ts';
import type { SitVigil } from './sit-vigil.ts';

interface PreparationParts {
  clock: Clock;
  vigil: SitVigil;
  bells: SitBells;
  view: SitView;
  /** The sit began at that moment, which may have passed unnoticed; `awake` holds since then. */
  onOver: (beganAt: Moment, awake: boolean) => void;
}

/** The time to settle between Start and the sit: a countdown of its own, and no part of the sit. */
export class SitPreparation {
  readonly #millis: number;
  readonly #parts: PreparationParts;
  #countdown: Countdown | undefined;

  constructor(millis: number, parts: PreparationParts) {
    this.#millis = millis;
    this.#parts = parts;
  }

  get isUnderWay(): boolean {
    return this.#countdown !== undefined;
  }

  begin(): void {
    const { clock, vigil, bells } = this.#parts;
    const now = clock.now();
    this.#countdown = advance(readyCountdown(this.#millis), { kind: 'start' }, now);
    vigil.begin();
    bells.setStart(this.#millis, now.monotonicMillis);
    vigil.plan(this.#millis);
    this.#show();
  }

  /** Brings it up to now: at a tick, at its end, and when the page comes or goes. */
  observe(): void {
    const before = this.#countdown;
    if (!before) return;
    const { clock, vigil, bells, onOver } = this.#parts;
    const now = clock.now();
    const awake = vigil.heldThroughout();
    this.#countdown = advance(before, { kind: 'observe', awake }, now);
    if (this.#countdown.status === 'completed') {
      const { lateMillis, awakeLateMillis } = lateNoticed(before, now, awake);
      this.#countdown = undefined;
      bells.reachedStart(lateMillis);
      const { wallMillis, monotonicMillis } = now;
      onOver(
        { wallMillis: wallMillis - lateMillis, monotonicMillis: monotonicMillis - awakeLateMillis },
        awake,
      );
      return;
    }
    bells.renewStart(this.#remainingMillis(), now.monotonicMillis);
    vigil.plan(this.#remainingMillis());
    this.#show();
  }

  /** The page came or went: the end is planned anew. */
  observeEvent(): void {
    this.observe();
    if (this.#countdown) this.#parts.vigil.planDeadline(this.#remainingMillis());
  }

  /** Begins the sit now. */
  skip(): void {
    if (!this.#countdown) return;
    this.cancel();
    this.#parts.bells.ringStart();
    this.#parts.onOver(this.#parts.clock.now(), true);
  }

  /** Gives it up: nothing has begun. */
  cancel(): void {
    this.#countdown = undefined;
    this.#parts.bells.cancelStart();
  }

  #remainingMillis(): number {
    return this.#countdown ? this.#countdown.plannedMillis - this.#countdown.elapsedMillis : 0;
  }

  #show(): void {
    if (!this.#parts.vigil.isSeen() && this.#parts.view.snapshot().status === 'preparing') return;
    const preparationSeconds = Math.ceil(this.#remainingMillis() / 1000);
    this.#parts.view.show({ status: 'preparing', preparationSeconds });
  }
}
