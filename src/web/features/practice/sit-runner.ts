import {
  advance,
  type Countdown,
  type CountdownEvent,
  type CountdownStatus,
  type Moment,
  readyCountdown,
  resumedCountdown,
} from '#domain/practice/countdown.ts';
import type { Wakefulness } from '#platform/wake-lock.ts';
import { SitBells } from './sit-bells.ts';
import { SitClockwork } from './sit-clockwork.ts';
import { SitJournal } from './sit-journal.ts';
import type { SitParts } from './sit-parts.ts';
import { SitRecording } from './sit-recording.ts';
import { SitView } from './sit-snapshot.ts';

/** How much may be lost to a crash: the journal is written at this distance, and at every event. */
const markEveryMillis = 5000;

/**
 * Runs one sit of whatever practice: countdown, bells, wake lock, journal. The end is recorded by
 * itself, also while the page is hidden. A command that does not fit the state changes nothing.
 */
export class SitRunner {
  readonly #parts: SitParts;
  readonly #bells: SitBells;
  readonly #clockwork: SitClockwork;
  readonly #journal: SitJournal;
  readonly #view: SitView;
  readonly #recording: SitRecording;
  #countdown: Countdown;
  #wakefulness: Wakefulness | undefined;
  #stopListening = () => {};
  #markedMillis = 0;
  #isStarting = false;

  constructor(parts: SitParts) {
    const { clock, bell, bells, records, plannedMillis, taken } = parts;
    this.#parts = parts;
    this.#countdown = taken
      ? {
          ...resumedCountdown(plannedMillis, taken.elapsedMillis),
          clockWasUncertain: taken.clockWasUncertain,
        }
      : readyCountdown(plannedMillis);
    this.#view = new SitView(this.#countdown.status, this.#remainingSeconds());
    this.#bells = new SitBells(bell, bells);
    this.#clockwork = new SitClockwork(clock, () => this.#observe());
    this.#journal = new SitJournal(records.keep, (isKept) => this.#view.show({ isKept }));
    this.#recording = new SitRecording(parts, this.#journal, this.#bells, this.#view);
  }

  get snapshot() {
    return this.#view.snapshot;
  }

  get subscribe() {
    return this.#view.subscribe;
  }

  /** Starts the sit. To be called in the tap itself, so that the browser lets the bell sound. */
  async start(): Promise<void> {
    if (this.#countdown.status !== 'ready' || this.#isStarting) return;
    this.#isStarting = true;
    this.#bells.unlock();
    // Where even the claim fails the sit goes on, and the screen says that it cannot be kept.
    const isClaimed = await this.#parts.records.claim().catch(() => true);
    if (!this.#isStarting) return;
    this.#isStarting = false;
    this.#view.show({ isRefused: !isClaimed });
    if (!isClaimed) return;
    this.#bells.ringStart();
    this.#run('start');
  }

  pause(): void {
    if (this.#countdown.status !== 'running') return;
    if (this.#step('pause').status !== 'paused') return;
    this.#rest();
    this.#bells.cancel();
    this.#mark();
    this.#show();
  }

  /** Goes on. To be called in the tap itself. */
  resume(): void {
    if (this.#countdown.status !== 'paused') return;
    this.#bells.unlock();
    this.#run('resume');
  }

  /** Ends the sit by hand, running or paused, and records what was sat. */
  end(): void {
    if (this.#countdown.status !== 'running' && this.#countdown.status !== 'paused') return;
    const { status, now } = this.#step('end');
    if (status !== 'ended') return;
    this.#bells.cancel();
    this.#finish(false, now.wallMillis);
  }

  /** Tries once more to record a sit whose recording has failed. */
  recordAgain(): Promise<void> {
    return this.#recording.again();
  }

  /** Throws the sit away. Rejects where the device could not remove it. */
  async discard(): Promise<void> {
    this.#rest();
    this.#bells.cancel();
    await this.#journal.close();
    await this.#parts.records.discard();
  }

  /** Lets go of everything. A running sit stays on the device, paused; the bell of one that is over sounds on. */
  dispose(): void {
    this.#isStarting = false;
    this.pause();
    this.#rest();
    if (!this.#recording.hasBegun) this.#bells.cancel();
  }

  #run(kind: 'start' | 'resume'): void {
    const { presence, keepAwake } = this.#parts;
    const stopReturn = presence.onReturn(() => this.#observeEvent());
    const stopLeave = presence.onLeave(() => this.#observeEvent());
    this.#stopListening = () => {
      stopReturn();
      stopLeave();
    };
    this.#wakefulness = keepAwake();
    const { status, now } = this.#step(kind);
    if (status !== 'running') return;
    this.#bells.set(this.#remainingMillis(), now.monotonicMillis);
    this.#clockwork.plan(this.#remainingMillis(), presence.isVisible());
    this.#mark();
    this.#show();
  }

  /** Brings the countdown up to now: at a tick and at the deadline. */
  #observe(): void {
    const { status, now } = this.#step('observe');
    if (status !== 'running') return;
    this.#bells.renew(this.#remainingMillis(), now.monotonicMillis);
    this.#clockwork.plan(this.#remainingMillis(), this.#parts.presence.isVisible());
    if (this.#countdown.elapsedMillis - this.#markedMillis >= markEveryMillis) this.#mark();
    this.#show();
  }

  /** The page comes back, or goes: perhaps for good. */
  #observeEvent(): void {
    this.#observe();
    if (this.#countdown.status !== 'running') return;
    this.#clockwork.planDeadline(this.#remainingMillis());
    this.#mark();
  }

  /** The next state of the countdown. One that has reached zero is recorded here, whatever led to it. */
  #step(kind: CountdownEvent['kind']): { status: CountdownStatus; now: Moment } {
    const now = this.#parts.clock.now();
    const before = this.#countdown;
    const awake = this.#wakefulness?.heldThroughout() ?? false;
    this.#countdown = advance(before, { kind, awake }, now);
    if (this.#countdown.status === 'completed' && before.status !== 'completed') {
      const noticedLate = lateMillis(before, now, awake);
      this.#bells.reachedEnd(noticedLate);
      this.#finish(true, now.wallMillis - noticedLate);
    }
    return { status: this.#countdown.status, now };
  }

  #finish(isCompleted: boolean, endedAtMillis: number): void {
    this.#rest();
    this.#mark();
    this.#show();
    const { elapsedMillis, clockWasUncertain } = this.#countdown;
    const endedAt = new Date(endedAtMillis).toISOString();
    void this.#recording.begin({ elapsedMillis, isCompleted, endedAt, clockWasUncertain });
  }

  #rest(): void {
    this.#clockwork.stop();
    this.#stopListening();
    this.#stopListening = () => {};
    this.#wakefulness?.release();
    this.#wakefulness = undefined;
  }

  #mark(): void {
    const { status, elapsedMillis, clockWasUncertain } = this.#countdown;
    this.#markedMillis = elapsedMillis;
    this.#journal.add({
      status: status === 'running' ? 'running' : 'paused',
      elapsedMillis,
      markedAt: this.#parts.clock.instant(),
      clockWasUncertain,
    });
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
    const isSeen = status !== 'running' || this.#parts.presence.isVisible();
    this.#view.show(isSeen ? { status, remainingSeconds: this.#remainingSeconds() } : { status });
  }
}

/** How much later than at its end a sit was found to be complete, in milliseconds. */
function lateMillis(before: Countdown, now: Moment, awake: boolean): number {
  const last = before.observed ?? now;
  const passed = awake ? now.monotonicMillis - last.monotonicMillis : now.wallMillis - last.wallMillis;
  return Math.max(0, passed - (before.plannedMillis - before.elapsedMillis));
}
