/**
 * A struck bowl as a handful of partials that are no multiples of each other: frequency, loudness
 * against the whole, and the time in which each falls to about a third. The first two beat slowly.
 */
export const partials = [
  { hertz: 207.6, gain: 0.34, decaySeconds: 3.2 },
  { hertz: 208.5, gain: 0.22, decaySeconds: 3.0 },
  { hertz: 563.1, gain: 0.2, decaySeconds: 2.1 },
  { hertz: 1042.8, gain: 0.12, decaySeconds: 1.2 },
  { hertz: 1671.4, gain: 0.07, decaySeconds: 0.6 },
  { hertz: 2438.9, gain: 0.04, decaySeconds: 0.3 },
] as const;

/** How long a stroke takes to sound, and how long it is heard, in seconds. */
export const attackSeconds = 0.012;
export const toneSeconds = 14;

/**
 * The bells of a sit: the bowl at its start and its end, and between them a smaller one, higher, softer and soon gone. Its
 * pitch, loudness and length are multiples of the bowl's.
 */
const voices = {
  bowl: { pitch: 1, loudness: 1, length: 1 },
  'small bowl': { pitch: 1.5, loudness: 0.45, length: 0.5 },
} as const;
export type BellVoice = keyof typeof voices;

/** One stroke of the bell, now or at a later second of the audio clock. */
export interface Stroke {
  readonly atSeconds: number;
  /** Takes the stroke back, or ends its sound. */
  stop(): void;
}

/** Puts a stroke on the audio clock. `volume` is 0 to 1. */
export function strike(
  context: BaseAudioContext,
  atSeconds: number,
  volume: number,
  voice: BellVoice = 'bowl',
): Stroke {
  const { pitch, loudness, length } = voices[voice];
  const out = context.createGain();
  // Loudness is heard on a curve: a square makes the lower half of a volume slider useful.
  out.gain.value = Math.min(1, Math.max(0, volume)) ** 2 * loudness;
  out.connect(context.destination);
  const oscillators = partials.map(({ hertz, gain, decaySeconds }) => {
    const oscillator = context.createOscillator();
    oscillator.frequency.value = hertz * pitch;
    const envelope = context.createGain();
    envelope.gain.value = 0;
    envelope.gain.setValueAtTime(0, atSeconds);
    envelope.gain.linearRampToValueAtTime(gain, atSeconds + attackSeconds);
    envelope.gain.setTargetAtTime(0, atSeconds + attackSeconds, decaySeconds * length);
    oscillator.connect(envelope).connect(out);
    oscillator.start(atSeconds);
    oscillator.stop(atSeconds + toneSeconds * length);
    return oscillator;
  });
  oscillators[0]?.addEventListener('ended', () => out.disconnect(), { once: true });
  return {
    atSeconds,
    stop() {
      for (const oscillator of oscillators) oscillator.stop(0);
      out.disconnect();
    },
  };
}
