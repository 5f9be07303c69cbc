import { type Stroke, strike, toneSeconds } from './bell-tone.ts';
import type { Clock } from './clock.ts';

/** A stroke that was set ahead. */
export interface ScheduledBell {
  /** Takes it back; once it sounds, it sounds to its end. */
  cancel(): void;
  /** Whether it has begun to sound. */
  hasRung(): boolean;
}

/** The bell of a sit. Volumes are 0 to 1. Nothing is thrown where the device makes no sound. */
export interface Bell {
  /** Lets the page make sound. To be called in the tap that starts or resumes the sit. */
  unlock(): Promise<void>;
  ring(volume: number): void;
  /** Sets a stroke ahead on the audio clock, which keeps time in a hidden tab. */
  scheduleAt(inMillis: number, volume: number): ScheduledBell;
}

export interface BellParts {
  clock: Clock;
  /** Makes the audio context; undefined where the browser has no Web Audio. */
  createContext?: () => AudioContext | undefined;
}

/** How far the audio clock may be behind at the moment of a stroke before the stroke is given at once, in seconds. */
const toleranceSeconds = 0.25;
/** How long the audio stays on once nothing is to be rung, in milliseconds. */
const idleMillis = 60_000;

/** Whether this browser can make sound at all. */
export function canRing(): boolean {
  return typeof AudioContext !== 'undefined';
}

/** A context that is kept from falling asleep by a tone too faint to hear. */
function awakeContext(): AudioContext | undefined {
  if (!canRing()) return undefined;
  const context = new AudioContext();
  const hush = context.createConstantSource();
  const level = context.createGain();
  level.gain.value = 1e-6;
  hush.connect(level).connect(context.destination);
  hush.start();
  return context;
}

/** The bell, synthesised; its audio is made in the first `unlock` and rests while there is nothing to ring. */
export function createBell({ clock, createContext = awakeContext }: BellParts): Bell {
  let context: AudioContext | undefined;
  let waiting = 0;
  let stopIdle = () => {};

  /** Wakes the audio. Answers at once: the browser may refuse for as long as nobody tapped. */
  function wake(): Promise<void> {
    stopIdle();
    return context && context.state !== 'running' ? context.resume().catch(() => {}) : Promise.resolve();
  }

  function restWhenIdle(afterMillis: number): void {
    stopIdle();
    if (waiting > 0) return;
    stopIdle = clock.setTimer(() => void context?.suspend().catch(() => {}), afterMillis + idleMillis);
  }

  /** Rings now, if the audio runs or can be woken; answers whether it did. */
  async function ringNow(volume: number): Promise<boolean> {
    const audio = context;
    if (!audio) return false;
    await wake();
    restWhenIdle(toneSeconds * 1000);
    if (audio.state !== 'running') return false;
    strike(audio, audio.currentTime, volume);
    return true;
  }

  function scheduleAt(inMillis: number, volume: number): ScheduledBell {
    const dueMillis = clock.now().monotonicMillis + inMillis;
    let stroke: Stroke | undefined;
    let isOver = false;
    let hasBegun = false;
    waiting += 1;

    const begun = () =>
      stroke !== undefined && context?.state === 'running' && context.currentTime >= stroke.atSeconds;

    /** (Re)places the stroke: after a rest of the audio its clock has fallen behind. */
    function place(): void {
      if (context?.state !== 'running' || begun()) return;
      stroke?.stop();
      const remainingMillis = Math.max(0, dueMillis - clock.now().monotonicMillis);
      const atSeconds = context.currentTime + remainingMillis / 1000 - (context.outputLatency || 0);
      stroke = strike(context, Math.max(context.currentTime, atSeconds), volume);
    }

    function finish(): void {
      if (isOver) return;
      isOver = true;
      stopTimer();
      context?.removeEventListener('statechange', place);
      waiting -= 1;
      restWhenIdle(toneSeconds * 1000);
    }

    const stopTimer = clock.setTimer(() => {
      const isOnTime =
        stroke !== undefined &&
        context?.state === 'running' &&
        context.currentTime >= stroke.atSeconds - toleranceSeconds;
      finish();
      if (isOnTime) hasBegun = true;
      else {
        stroke?.stop();
        stroke = undefined;
        void ringNow(volume).then((rang) => {
          hasBegun = rang;
        });
      }
    }, inMillis);

    context?.addEventListener('statechange', place);
    void wake();
    place();
    return {
      cancel() {
        if (isOver) return;
        if (begun()) hasBegun = true;
        else stroke?.stop();
        finish();
      },
      hasRung: () => hasBegun || (!isOver && begun()),
    };
  }

  return {
    async unlock() {
      try {
        context ??= createContext();
      } catch {
        // No audio device: the sit goes on in silence.
      }
      await wake();
      restWhenIdle(0);
    },
    ring: (volume) => void ringNow(volume),
    scheduleAt,
  };
}
