import type { Moment } from '#domain/practice/countdown.ts';
import type { Bell } from '#platform/bell.ts';
import type { BellVoice } from '#platform/bell-tone.ts';
import type { Clock } from '#platform/clock.ts';
import type { PagePresence } from '#platform/page-presence.ts';
import type { GridPlace, TouchTones } from '#platform/touch-tone.ts';
import type { Vibration } from '#platform/vibration.ts';
import type { Wakefulness } from '#platform/wake-lock.ts';

const minuteMillis = 60_000;
/** A browser slows a hidden page's timers to one a minute once they are a chain of this length. */
const throttledChain = 5;

/**
 * Two clocks and their timers, moved by hand. While `isThrottled`, timers that were set by timers wait
 * for the next whole minute, as in a hidden tab.
 */
export class FakeClock implements Clock {
  isThrottled = false;
  /** How often a timer has fired. */
  fired = 0;
  #wallMillis: number;
  #monotonicMillis = 1000;
  #timers: { dueMillis: number; depth: number; callback: () => void }[] = [];
  #depth = 0;

  constructor(start = '2026-11-21T08:00:00.000Z') {
    this.#wallMillis = Date.parse(start);
  }

  now(): Moment {
    return { wallMillis: this.#wallMillis, monotonicMillis: this.#monotonicMillis };
  }

  instant(): string {
    return new Date(this.#wallMillis).toISOString();
  }

  zone(): string {
    return 'Europe/Berlin';
  }

  setTimer(callback: () => void, delayMillis: number): () => void {
    return this.#set(callback, delayMillis, this.#depth + 1);
  }

  /** A time on the audio clock, which is never throttled. */
  setAudio(callback: () => void, delayMillis: number): () => void {
    return this.#set(callback, delayMillis, 0);
  }

  #set(callback: () => void, delayMillis: number, depth: number): () => void {
    const timer = { dueMillis: this.#monotonicMillis + delayMillis, depth, callback };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  /** Lets awake time pass: timers fire on the way, and promises settle in between. */
  async pass(millis: number): Promise<void> {
    const end = this.#monotonicMillis + millis;
    for (;;) {
      const next = this.#timers
        .map((timer) => ({ timer, atMillis: this.#firesAt(timer) }))
        .sort((one, other) => one.atMillis - other.atMillis)[0];
      if (!next || next.atMillis > end) break;
      this.#move(Math.max(0, next.atMillis - this.#monotonicMillis));
      this.#timers = this.#timers.filter((timer) => timer !== next.timer);
      this.#depth = next.timer.depth;
      this.fired += 1;
      next.timer.callback();
      this.#depth = 0;
      await settled();
    }
    this.#move(end - this.#monotonicMillis);
    await settled();
  }

  /** The device sleeps: the monotonic clock stands still, and so do the timers. */
  sleep(millis: number): void {
    this.#wallMillis += millis;
  }

  /** Somebody sets the wall clock. */
  setWall(byMillis: number): void {
    this.#wallMillis += byMillis;
  }

  #move(millis: number): void {
    this.#wallMillis += millis;
    this.#monotonicMillis += millis;
  }

  #firesAt({ dueMillis, depth }: { dueMillis: number; depth: number }): number {
    if (!this.isThrottled || depth < throttledChain) return dueMillis;
    return Math.ceil(dueMillis / minuteMillis) * minuteMillis;
  }
}

/** The same clock on a page that the browser has frozen: its timers never fire. */
export function frozenTimers(clock: Clock): Clock {
  return {
    now: () => clock.now(),
    instant: () => clock.instant(),
    zone: () => clock.zone(),
    setTimer: () => () => {},
  };
}

/** Lets everything that waits on a settled promise go on. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

/** A bell that writes down when it rings, on the monotonic clock, and in which voice. */
export class FakeBell implements Bell {
  readonly rang: { atMillis: number; voice: BellVoice }[] = [];
  /** Every stroke that was ever set ahead. */
  readonly setAhead: { dueMillis: number; voice: BellVoice }[] = [];
  unlocked = 0;
  isMute = false;
  readonly #clock: FakeClock;

  constructor(clock: FakeClock) {
    this.#clock = clock;
  }

  async unlock(): Promise<void> {
    this.unlocked += 1;
  }

  get rangAtMillis(): number[] {
    return this.rang.map(({ atMillis }) => atMillis);
  }

  ring(_volume: number, voice: BellVoice = 'bowl'): void {
    this.rang.push({ atMillis: this.#clock.now().monotonicMillis, voice });
  }

  scheduleAt(
    inMillis: number,
    volume: number,
    voice: BellVoice = 'bowl',
  ): { cancel(): void; hasRung(): boolean } {
    let hasRung = false;
    this.setAhead.push({ dueMillis: this.#clock.now().monotonicMillis + inMillis, voice });
    const strike = () => {
      if (this.isMute) return;
      hasRung = true;
      this.ring(volume, voice);
    };
    if (inMillis <= 0) strike();
    const cancel = inMillis <= 0 ? () => {} : this.#clock.setAudio(strike, inMillis);
    return { cancel, hasRung: () => hasRung };
  }
}

/** A page that is hidden, shown and left by hand. */
export class FakePresence implements PagePresence {
  #isVisible = true;
  readonly #returns = new Set<() => void>();
  readonly #leaves = new Set<() => void>();

  isVisible(): boolean {
    return this.#isVisible;
  }

  onReturn(listener: () => void): () => void {
    this.#returns.add(listener);
    return () => this.#returns.delete(listener);
  }

  onLeave(listener: () => void): () => void {
    this.#leaves.add(listener);
    return () => this.#leaves.delete(listener);
  }

  hide(): void {
    this.#isVisible = false;
    for (const listener of [...this.#leaves]) listener();
  }

  show(): void {
    this.#isVisible = true;
    for (const listener of [...this.#returns]) listener();
  }

  /** How many still listen. */
  get listeners(): number {
    return this.#returns.size + this.#leaves.size;
  }
}

/** A wake lock that is held, or not, as set. */
export class FakeWakefulness implements Wakefulness {
  isHeld: boolean;
  wasReleased = false;

  constructor(isHeld: boolean) {
    this.isHeld = isHeld;
  }

  release(): void {
    this.wasReleased = true;
  }

  heldThroughout(): boolean {
    return this.isHeld && !this.wasReleased;
  }
}

/** A vibration that writes down what it was asked for. */
export class FakeVibration implements Vibration {
  readonly isSupported = true;
  readonly felt: (number | number[])[] = [];

  vibrate(pattern: number | number[]): void {
    this.felt.push(pattern);
  }
}

/** Tones that write down what they were asked for. */
export class FakeTouchTones implements TouchTones {
  readonly heard: (GridPlace | 'undo')[] = [];

  tap(place: GridPlace): void {
    this.heard.push(place);
  }

  undo(): void {
    this.heard.push('undo');
  }

  stayReady(): () => void {
    return () => {};
  }
}
