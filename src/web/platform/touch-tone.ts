import type { AudioOutput } from './audio.ts';

/** A place in a grid of three by three, from the top left. */
export interface GridPlace {
  row: 0 | 1 | 2;
  column: 0 | 1 | 2;
}

/** One note: its pitch, when it begins, how long it takes to fall to about a third, in seconds; and from which side, -1 to 1. */
export interface Note {
  hertz: number;
  atSeconds: number;
  decaySeconds: number;
  side: number;
}

/** Tones by which a place is known without looking. Volumes are 0 to 1; nothing is thrown where there is no sound. */
export interface TouchTones {
  tap(place: GridPlace, volume: number): void;
  undo(volume: number): void;
  /** Keeps the audio awake, so that a tone comes at once, until the answer is called. To be called in a tap. */
  stayReady(): () => void;
}

/** The rows from above: high, middle, low; a fourth and more apart, in no key. */
const rowHertz = [698.5, 466.2, 311.1] as const;
/** The columns from the left: one, two, three notes, and from that side. */
const columnSides = [-0.6, 0, 0.6] as const;
const betweenNotesSeconds = 0.11;
/** Taking back falls, whatever was taken back. */
const undoHertz = [392, 293.7, 220] as const;
const attackSeconds = 0.008;
/** After so many decays a note is not heard any more. */
const decaysHeard = 6;

/** The notes of a place: the row is the pitch, the column how many. */
export function notesOf({ row, column }: GridPlace): Note[] {
  const sides = columnSides.slice(0, column + 1);
  return sides.map((_, at) => ({
    hertz: rowHertz[row],
    atSeconds: at * betweenNotesSeconds,
    decaySeconds: 0.09,
    side: columnSides[column],
  }));
}

/** The notes of taking back. */
export const undoNotes: readonly Note[] = undoHertz.map((hertz, at) => ({
  hertz,
  atSeconds: at * 0.09,
  decaySeconds: 0.06,
  side: 0,
}));

/** Puts notes on the audio clock, from a second of it on. The answer breaks them off. */
export function playNotes(
  context: BaseAudioContext,
  fromSeconds: number,
  volume: number,
  notes: readonly Note[],
): () => void {
  const out = context.createGain();
  out.gain.value = 0.5 * Math.min(1, Math.max(0, volume)) ** 2;
  out.connect(context.destination);
  const oscillators = notes.map(({ hertz, atSeconds, decaySeconds, side }) => {
    const beginsSeconds = fromSeconds + atSeconds;
    const oscillator = context.createOscillator();
    oscillator.frequency.value = hertz;
    const envelope = context.createGain();
    envelope.gain.value = 0;
    envelope.gain.setValueAtTime(0, beginsSeconds);
    envelope.gain.linearRampToValueAtTime(1, beginsSeconds + attackSeconds);
    envelope.gain.setTargetAtTime(0, beginsSeconds + attackSeconds, decaySeconds);
    const panner = context.createStereoPanner();
    panner.pan.value = side;
    oscillator.connect(envelope).connect(panner).connect(out);
    oscillator.start(beginsSeconds);
    oscillator.stop(beginsSeconds + attackSeconds + decaysHeard * decaySeconds);
    return oscillator;
  });
  const stop = () => {
    for (const oscillator of oscillators) oscillator.stop(0);
    out.disconnect();
  };
  oscillators.at(-1)?.addEventListener('ended', () => out.disconnect(), { once: true });
  return stop;
}

/** The tones, on the page's audio. A new one breaks off the one before, so that quick taps stay apart. */
export function createTouchTones(audio: AudioOutput): TouchTones {
  let stopBefore = () => {};

  async function play(notes: readonly Note[], volume: number): Promise<void> {
    if (!audio.context()) await audio.unlock();
    const context = audio.context();
    if (!context) return;
    if (context.state !== 'running') await audio.wake();
    if (context.state !== 'running') return;
    stopBefore();
    stopBefore = playNotes(context, context.currentTime, volume, notes);
    audio.sounds(1000);
  }

  return {
    tap: (place, volume) => void play(notesOf(place), volume),
    undo: (volume) => void play(undoNotes, volume),
    stayReady() {
      void audio.unlock();
      return audio.hold();
    },
  };
}
