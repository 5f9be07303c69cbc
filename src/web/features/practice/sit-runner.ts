import type { PositionKey } from '#domain/pahm/positions.ts';
import type { Tap } from '#domain/pahm/taps.ts';
import {
  advance,
  type Countdown,
  type CountdownEvent,
  type CountdownStatus,
  elapsedMillis,
  type Moment,
  readyCountdown,
  resumedCountdown,
} from '#domain/practice/countdown.ts';
import { lateNoticed } from './late-noticed.ts';
import { SitBells } from './sit-bells.ts';
import { SitKeeping } from './sit-keeping.ts';
import type { SitParts } from './sit-parts.ts';
import { SitPreparation } from './sit-preparation.ts';
import { SitRecording } from './sit-recording.ts';
import { SitView } from './sit-snapshot.ts';
import { SitVigil } from './sit-vigil.ts';

/**
 * Runs one sit of whatever practice: preparation, countdown, bells, taps, wake lock, journal. The end is recorded by
 * itself, also while the page is hidden. A command that does not fit the state changes nothing.
 */
export class SitRunner {
  readonly #parts: SitParts;
  readonly #bells: SitBells;
  readonly #vigil: SitVigil;
  readonly #preparation: SitPreparation;
  readonly #view = new SitView();
  readonly #keeping: SitKeeping;
  readonly #recording: SitRecording;
  #countdown: Countdown;
  #isStarting = false;

  constructor(parts: SitParts) {
    const { clock, bell, bells, plannedMillis, preparationMillis, taken } = parts;
    this.#parts = parts;
    this.#countdown = taken
      ? {
          ...resumedCountdown(plannedMillis, taken.elapsedMillis),
          clockWasUncertain: taken.clockWasUncertain,
        }
      : readyCountdown(plannedMillis);
    this.#bells = new SitBells(bell, bells, plannedMillis);
    this.#vigil = new SitVigil(parts, { wake: () => this.#observe(), pageEvent: () => this.#observeEvent() });
    this.#preparation = new SitPreparation(preparationMillis, {
      clock,
      vigil: this.#vigil,
      bells: this.#bells,
      view: this.#view,
      onOver: (beganAt, awake) => this.#begin(beganAt, awake),
    });
    this.#keeping = new SitKeeping(parts, this.#view, taken?.taps ?? []);
    this.#recording = new SitRecording(parts, this.#keeping, this.#bells, this.#view);
    const { status } = this.#countdown;
    this.#view.show({ status, remainingSeconds: this.#remainingSeconds(), ...this.#keeping.taps.shown() });
  }

  get snapshot() {
    return this.#view.snapshot;
  }

  get subscribe() {
    return this.#view.subscribe;
  }

  /** The whole time to settle, in seconds. */
  get preparationSeconds(): number {
    return this.#parts.preparationMillis / 1000;
  }

  /** Starts the sit, or the time to settle before it. To be called in the tap itself, so that the browser lets the bell sound. */
  async start(): Promise<void> {
    if (this.#view.snapshot().status !== 'ready' || this.#isStarting) return;
    this.#isStarting = true;
    this.#bells.unlock();
    // Where even the claim fails the sit goes on, and the screen says that it cannot be kept.
    const isClaimed = await this.#parts.records.claim().catch(() => true);
    if (!this.#isStarting) return;
    this.#isStarting = false;
    this.#view.show({ isRefused: !isClaimed });
    if (!isClaimed) return;
    if (this.#parts.preparationMillis > 0) {
      this.#preparation.begin();
      return;
    }
    this.#bells.ringStart();
    this.#begin(this.#parts.clock.now(), true);
  }

  /** Begins the sit now, without the rest of the time to settle. To be called in the tap itself. */
  skipPreparation(): void {
    this.#preparation.skip();
  }

  /** Goes back to before Start: nothing has begun, and nothing was kept. */
  cancelPreparation(): void {
    if (!this.#preparation.isUnderWay) return;
    this.#preparation.cancel();
    this.#vigil.rest();
    this.#show();
  }

  pause(): void {
    if (this.#countdown.status !== 'running') return;
    if (this.#step('pause').status !== 'paused') return;
    this.#vigil.rest();
    this.#bells.cancel();
    this.#keeping.mark(this.#countdown);
    this.#show();
  }

  /** Goes on. To be called in the tap itself. */
  resume(): void {
    if (this.#countdown.status !== 'paused') return;
    this.#bells.unlock();
    this.#vigil.begin();
    this.#goOn(this.#step('resume'));
  }

  /** Ends the sit by hand, running or paused, and records what was sat. */
  end(): void {
    if (this.#countdown.status !== 'running' && this.#countdown.status !== 'paused') return;
    const { status, now } = this.#step('end');
    if (status !== 'ended') return;
    this.#bells.cancel();
    this.#finish(false, now.wallMillis);
  }

  /** A tap at this moment of the sit. False where it does not count: only a running sit takes taps. */
  tap(position: PositionKey): boolean {
    if (this.#countdown.status !== 'running') return false;
    const atMillis = elapsedMillis(this.#countdown, this.#parts.clock.now());
    if (atMillis >= this.#countdown.plannedMillis) {
      this.#observe();
      return false;
    }
    const isCounted = this.#keeping.taps.add(position, atMillis);
    this.#view.show(this.#keeping.taps.shown());
    return isCounted;
  }

  /** Takes the last tap back, running or paused, and answers which it was. */
  undoTap(): Tap | undefined {
    if (this.#countdown.status !== 'running' && this.#countdown.status !== 'paused') return undefined;
    const undone = this.#keeping.taps.undo();
    this.#view.show(this.#keeping.taps.shown());
    return undone;
  }

  /** Tries once more to record a sit whose recording has failed. */
  recordAgain(): Promise<void> {
    return this.#recording.again();
  }

  /** Throws the sit away. Rejects where the device could not remove it. */
  async discard(): Promise<void> {
    this.#preparation.cancel();
    this.#vigil.rest();
    this.#bells.cancel();
    await this.#keeping.close();
    await this.#parts.records.discard();
  }

  /** Lets go of everything. A running sit stays on the device, paused; the bell of one that is over sounds on. */
  dispose(): void {
    this.#isStarting = false;
    this.cancelPreparation();
    this.pause();
    this.#vigil.rest();
    if (!this.#recording.hasBegun) this.#bells.cancel();
  }

  /** The sit begins, or began at a moment that has passed unnoticed; `awake` holds since then. */
  #begin(beganAt: Moment, awake: boolean): void {
    this.#keeping.begin(beganAt.wallMillis);
    this.#vigil.begin();
    this.#countdown = advance(this.#countdown, { kind: 'start' }, beganAt);
    this.#goOn(this.#step('observe', awake));
  }

  #goOn({ status, now }: { status: CountdownStatus; now: Moment }): void {
    if (status !== 'running') return;
    this.#bells.set(this.#countdown.elapsedMillis, now.monotonicMillis);
    this.#vigil.plan(this.#remainingMillis());
    this.#keeping.mark(this.#countdown);
    this.#show();
  }

  /** Brings the sit up to now: at a tick and at the deadline. */
  #observe(): void {
    if (this.#preparation.isUnderWay) {
      this.#preparation.observe();
      return;
    }
    const { status, now } = this.#step('observe');
    if (status !== 'running') return;
    this.#bells.renew(this.#countdown.elapsedMillis, now.monotonicMillis);
    this.#vigil.plan(this.#remainingMillis());
    this.#keeping.markNowAndThen(this.#countdown);
    this.#show();
  }

  /** The page comes back, or goes: perhaps for good. */
  #observeEvent(): void {
    if (this.#preparation.isUnderWay) {
      this.#preparation.observeEvent();
      return;
    }
    this.#observe();
    if (this.#countdown.status !== 'running') return;
    this.#vigil.planDeadline(this.#remainingMillis());
    this.#keeping.mark(this.#countdown);
  }

  /** The next state of the countdown. One that has reached zero is recorded here, whatever led to it. */
  #step(
    kind: CountdownEvent['kind'],
    awake = this.#vigil.heldThroughout(),
  ): { status: CountdownStatus; now: Moment } {
    const now = this.#parts.clock.now();
    const before = this.#countdown;
    this.#countdown = advance(before, { kind, awake }, now);
    if (this.#countdown.status === 'completed' && before.status !== 'completed') {
      const { lateMillis } = lateNoticed(before, now, awake);
      this.#bells.reachedEnd(lateMillis);
      this.#finish(true, now.wallMillis - lateMillis);
    }
    return { status: this.#countdown.status, now };
  }

  #finish(isCompleted: boolean, endedAtMillis: number): void {
    this.#vigil.rest();
    this.#keeping.mark(this.#countdown);
    this.#show();
    const { elapsedMillis, clockWasUncertain } = this.#countdown;
    const endedAt = new Date(endedAtMillis).toISOString();
    const taps = this.#keeping.taps.all();
    void this.#recording.begin({ elapsedMillis, isCompleted, endedAt, clockWasUncertain, taps });
  }

  #remainingMillis(): number {
    return this.#countdown.plannedMillis - this.#countdown.elapsedMillis;
  }

  #remainingSeconds(): number {
    return Math.ceil(this.#remainingMillis() / 1000);
  }

  /** Shows the countdown. While it runs on a hidden page nobody looks, and nothing is drawn. */
  #show(): void {
    const { status } = this.#countdown;
    const isSeen = status !== 'running' || this.#vigil.isSeen();
    this.#view.show(isSeen ? { status, remainingSeconds: this.#remainingSeconds() } : { status });
  }
}
