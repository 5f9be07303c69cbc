import type { AudioOutput } from './audio.ts';
import { type BellVoice, type Stroke, strike, toneSeconds } from './bell-tone.ts';
import type { Clock } from './clock.ts';

/** A stroke that was set ahead. */
export interface ScheduledBell {
  /** Takes it back; once it sounds, it sounds to its end. */
  cancel(): void;
  /** Whether it has begun to sound. */
  hasRung(): boolean;
}

/** The bells of a sit. Volumes are 0 to 1. Nothing is thrown where the device makes no sound. */
export interface Bell {
  /** Lets the page make sound. To be called in the tap that starts or resumes the sit. */
  unlock(): Promise<void>;
  ring(volume: number, voice?: BellVoice): void;
  /** Sets a stroke ahead on the audio clock, which keeps time in a hidden tab. */
  scheduleAt(inMillis: number, volume: number, voice?: BellVoice): ScheduledBell;
}

/** How far the audio clock may be behind at the moment of a stroke before the stroke is given at once, in seconds. */
const toleranceSeconds = 0.25;

/** So far from now the browser's own word on its audio clock is no word, in milliseconds. */
const plausibleMillis = 1000;

/**
 * The second of the audio clock at which what is put there is heard at a moment of the page's clock. The browser says which
 * second stands at the audio device; where it does not know, the clock of the context and its latency must do, which go
 * forward in steps of a whole buffer.
 */
function secondHeardAt(context: AudioContext, dueMillis: number, nowMillis: number): number {
  const { contextTime = 0, performanceTime = 0 } = context.getOutputTimestamp?.() ?? {};
  if (contextTime > 0 && Math.abs(nowMillis - performanceTime) < plausibleMillis) {
    return contextTime + (dueMillis - performanceTime) / 1000;
  }
  return context.currentTime + (dueMillis - nowMillis) / 1000 - (context.outputLatency || 0);
}

/** The bells, synthesised on the page's audio. */
export function createBell({ clock, audio }: { clock: Clock; audio: AudioOutput }): Bell {
  /** Rings now, if the audio runs or can be woken; answers whether it did. */
  async function ringNow(volume: number, voice: BellVoice): Promise<boolean> {
    const context = audio.context();
    if (!context) return false;
    await audio.wake();
    audio.sounds(toneSeconds * 1000);
    if (context.state !== 'running') return false;
    strike(context, context.currentTime, volume, voice);
    return true;
  }

  function scheduleAt(inMillis: number, volume: number, voice: BellVoice = 'bowl'): ScheduledBell {
    const dueMillis = clock.now().monotonicMillis + inMillis;
    const context = audio.context();
    let stroke: Stroke | undefined;
    let isOver = false;
    let hasBegun = false;

    const begun = () =>
      stroke !== undefined && context?.state === 'running' && context.currentTime >= stroke.atSeconds;

    /** (Re)places the stroke: after a rest of the audio its clock has fallen behind. */
    function place(): void {
      if (context?.state !== 'running' || begun()) return;
      stroke?.stop();
      const atSeconds = secondHeardAt(context, dueMillis, clock.now().monotonicMillis);
      stroke = strike(context, Math.max(context.currentTime, atSeconds), volume, voice);
    }

    function finish(): void {
      if (isOver) return;
      isOver = true;
      stopTimer();
      context?.removeEventListener('statechange', place);
      release();
      audio.sounds(toneSeconds * 1000);
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
        void ringNow(volume, voice).then((rang) => {
          hasBegun = rang;
        });
      }
    }, inMillis);

    context?.addEventListener('statechange', place);
    const release = audio.hold();
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
    unlock: audio.unlock,
    ring: (volume, voice = 'bowl') => void ringNow(volume, voice),
    scheduleAt,
  };
}
