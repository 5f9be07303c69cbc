import { partials } from '#platform/bell-tone.ts';
import type { FakeClock } from './sit-fakes.ts';

/** An audio context whose clock runs with the fake clock, or stands still while it is suspended. */
export class FakeAudio extends EventTarget {
  state: AudioContextState = 'suspended';
  outputLatency = 0;
  isLocked = false;
  /** What the device says of its clock, where it says something. */
  outputTimestamp: AudioTimestamp | undefined;
  readonly destination = {};
  readonly oscillators: { hertz: { value: number }; startsAt: number; stoppedAt: number }[] = [];
  readonly sides: { value: number }[] = [];
  readonly #clock: FakeClock;
  #ranMillis = 0;
  #runningSince: number | undefined;

  constructor(clock: FakeClock) {
    super();
    this.#clock = clock;
  }

  readonly asContext = (): AudioContext => this as unknown as AudioContext;

  get currentTime(): number {
    const since = this.#runningSince;
    const now = this.#clock.now().monotonicMillis;
    return (this.#ranMillis + (since === undefined ? 0 : now - since)) / 1000;
  }

  async resume(): Promise<void> {
    if (this.isLocked || this.state === 'running') return;
    this.#runningSince = this.#clock.now().monotonicMillis;
    this.#become('running');
  }

  async suspend(): Promise<void> {
    if (this.#runningSince !== undefined) this.#ranMillis = this.currentTime * 1000;
    this.#runningSince = undefined;
    this.#become('suspended');
  }

  #become(state: AudioContextState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }

  getOutputTimestamp(): AudioTimestamp {
    return this.outputTimestamp ?? {};
  }

  createGain() {
    const gain = { value: 0, setValueAtTime() {}, linearRampToValueAtTime() {}, setTargetAtTime() {} };
    return { gain, connect: (next: unknown) => next, disconnect() {} };
  }

  createStereoPanner() {
    const pan = { value: 0 };
    this.sides.push(pan);
    return { pan, connect: (next: unknown) => next };
  }

  createOscillator() {
    const oscillator = { hertz: { value: 0 }, startsAt: Number.NaN, stoppedAt: Number.NaN };
    this.oscillators.push(oscillator);
    return Object.assign(new EventTarget(), {
      frequency: oscillator.hertz,
      connect: (next: unknown) => next,
      start(at: number) {
        oscillator.startsAt = at;
      },
      stop(at: number) {
        oscillator.stoppedAt = at;
      },
    });
  }

  /** Sounds that were not taken back before they began. */
  get sounding() {
    return this.oscillators.filter(({ startsAt, stoppedAt }) => stoppedAt > startsAt);
  }

  /** The audio seconds at which strokes of a bell sound that were not taken back before. */
  get strokes(): number[] {
    const { sounding } = this;
    if (sounding.length % partials.length !== 0) throw new Error('A part of a stroke was taken back.');
    return sounding.filter((_, at) => at % partials.length === 0).map(({ startsAt }) => startsAt);
  }
}
