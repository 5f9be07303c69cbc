import type { Clock } from './clock.ts';

/** The page's one way to sound: made in the first tap, awake while something is to be heard, and at rest otherwise. */
export interface AudioOutput {
  /** Undefined until it was unlocked, and where there is no audio. */
  context(): AudioContext | undefined;
  /** Lets the page make sound. To be called in a tap. Nothing is thrown where there is no audio. */
  unlock(): Promise<void>;
  /** Wakes the audio. Answers at once: the browser may refuse for as long as nobody tapped. */
  wake(): Promise<void>;
  /** Something is heard for so long, in milliseconds; a while after it the audio rests. */
  sounds(forMillis: number): void;
  /** Keeps the audio from resting until the answer is called. */
  hold(): () => void;
}

export interface AudioParts {
  clock: Clock;
  /** Makes the audio context; undefined where the browser has no Web Audio. */
  createContext?: () => AudioContext | undefined;
}

/** How long the audio stays on once nothing is to be heard, in milliseconds. */
const idleMillis = 60_000;

/** Whether this browser can make sound at all. */
export function canSound(): boolean {
  return typeof AudioContext !== 'undefined';
}

/** A context that is kept from falling asleep by a tone too faint to hear. */
function awakeContext(): AudioContext | undefined {
  if (!canSound()) return undefined;
  const context = new AudioContext();
  const hush = context.createConstantSource();
  const level = context.createGain();
  level.gain.value = 1e-6;
  hush.connect(level).connect(context.destination);
  hush.start();
  return context;
}

/** The audio of this page, shared by all that sounds. */
export function createAudioOutput({ clock, createContext = awakeContext }: AudioParts): AudioOutput {
  let context: AudioContext | undefined;
  let held = 0;
  let stopIdle = () => {};

  function wake(): Promise<void> {
    stopIdle();
    return context && context.state !== 'running' ? context.resume().catch(() => {}) : Promise.resolve();
  }

  function sounds(forMillis: number): void {
    stopIdle();
    if (held > 0) return;
    stopIdle = clock.setTimer(() => void context?.suspend().catch(() => {}), forMillis + idleMillis);
  }

  return {
    context: () => context,
    async unlock() {
      try {
        context ??= createContext();
      } catch {
        // No audio device: the sit goes on in silence.
      }
      await wake();
      sounds(0);
    },
    wake,
    sounds,
    hold() {
      let isHeld = true;
      held += 1;
      void wake();
      return () => {
        if (!isHeld) return;
        isHeld = false;
        held -= 1;
        sounds(0);
      };
    },
  };
}
