import type { Bell, ScheduledBell } from '#platform/bell.ts';
import type { BellVoice } from '#platform/bell-tone.ts';

/** Whether a bell rang: not set, on time, late, or not at all. */
export type BellOutcome = 'off' | 'rang' | 'late' | 'silent';

/** The audio clock is another clock: a stroke is set anew after this long, so that it cannot drift off. */
const renewAfterMillis = 60_000;
/** Once more it is set anew when its time has come this near: what the audio clock lost until then is made good. */
const nearMillis = 10_000;
/** So close to its time a stroke is left alone. */
const settledMillis = 3000;
/** A difference that is heard as late. */
const toleranceMillis = 200;
/** How late its time may be noticed without the stroke having been late. */
const lateMillis = 1500;

/**
 * One stroke that is set ahead and follows what remains until it. Times are in milliseconds, `monotonicMillis` on the
 * clock that no one sets.
 */
export class StrokeAhead {
  readonly #bell: Bell;
  readonly #volume: number;
  readonly #voice: BellVoice;
  #set: { stroke: ScheduledBell; setAtMillis: number; dueMillis: number } | undefined;
  #wasLate = false;

  constructor(bell: Bell, volume: number, voice: BellVoice) {
    this.#bell = bell;
    this.#volume = volume;
    this.#voice = voice;
  }

  /** Sets the stroke, in place of the one that was set before. */
  set(inMillis: number, monotonicMillis: number): void {
    this.cancel();
    this.#set = {
      stroke: this.#bell.scheduleAt(inMillis, this.#volume, this.#voice),
      setAtMillis: monotonicMillis,
      dueMillis: monotonicMillis + inMillis,
    };
  }

  /** Sets the stroke anew when it was set long ago or no longer fits what remains. */
  renew(inMillis: number, monotonicMillis: number): void {
    if (!this.#set) return;
    const { setAtMillis, dueMillis } = this.#set;
    const isOld = monotonicMillis - setAtMillis >= renewAfterMillis;
    const hasComeNear = inMillis <= nearMillis && dueMillis - setAtMillis > nearMillis;
    const isOff = Math.abs(monotonicMillis + inMillis - dueMillis) > toleranceMillis;
    if (isOff || ((isOld || hasComeNear) && inMillis > settledMillis)) this.set(inMillis, monotonicMillis);
  }

  /** Its time was reached, and that was noticed this much later: a stroke that slept meanwhile sounds now. */
  reached(noticedLateMillis: number): void {
    if (!this.#set || noticedLateMillis <= lateMillis || this.#set.stroke.hasRung()) return;
    this.set(0, this.#set.dueMillis);
    this.#wasLate = true;
  }

  /** Its time is over: one that would only sound later, after a sleep of the device, is taken back. */
  pass(monotonicMillis: number): void {
    if (this.#set && this.#set.dueMillis - monotonicMillis > toleranceMillis) this.cancel();
  }

  /** Takes the stroke back; once it sounds, it sounds on. */
  cancel(): void {
    this.#set?.stroke.cancel();
    this.#set = undefined;
  }

  /** What became of it, to be asked a moment after its time. */
  outcome(): BellOutcome {
    if (!this.#set) return 'off';
    if (!this.#set.stroke.hasRung()) return 'silent';
    return this.#wasLate ? 'late' : 'rang';
  }
}
