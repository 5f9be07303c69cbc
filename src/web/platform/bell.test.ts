import { expect, test } from 'vitest';
import { FakeClock, settled } from '../../../tests/setup/sit-fakes.ts';
import { createAudioOutput } from './audio.ts';
import { createBell } from './bell.ts';
import { partials } from './bell-tone.ts';

/** An audio context whose clock runs with the fake clock, or stands still while it is suspended. */
class FakeAudio extends EventTarget {
  state: AudioContextState = 'suspended';
  outputLatency = 0;
  isLocked = false;
  readonly destination = {};
  readonly oscillators: { startsAt: number; stoppedAt: number }[] = [];
  readonly #clock: FakeClock;
  #ranMillis = 0;
  #runningSince: number | undefined;

  constructor(clock: FakeClock) {
    super();
    this.#clock = clock;
  }

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

  createGain() {
    const gain = { value: 0, setValueAtTime() {}, linearRampToValueAtTime() {}, setTargetAtTime() {} };
    return { gain, connect: (next: unknown) => next, disconnect() {} };
  }

  createOscillator() {
    const oscillator = { startsAt: Number.NaN, stoppedAt: Number.NaN };
    this.oscillators.push(oscillator);
    return Object.assign(new EventTarget(), {
      frequency: { value: 0 },
      connect: (next: unknown) => next,
      start(at: number) {
        oscillator.startsAt = at;
      },
      stop(at: number) {
        oscillator.stoppedAt = at;
      },
    });
  }

  /** The audio seconds at which strokes sound that were not taken back before. */
  get strokes(): number[] {
    const sounding = this.oscillators.filter(({ startsAt, stoppedAt }) => stoppedAt > startsAt);
    expect(sounding.length % partials.length).toBe(0);
    return sounding.filter((_, at) => at % partials.length === 0).map(({ startsAt }) => startsAt);
  }
}

async function setUp() {
  const clock = new FakeClock();
  const audio = new FakeAudio(clock);
  const createContext = () => audio as unknown as AudioContext;
  const bell = createBell({ clock, audio: createAudioOutput({ clock, createContext }) });
  await bell.unlock();
  return { clock, audio, bell };
}

test('a stroke is set ahead on the audio clock, and no timer is needed for it to sound', async () => {
  const { clock, audio, bell } = await setUp();
  await clock.pass(2000);
  const scheduled = bell.scheduleAt(600_000, 0.6);
  expect(audio.strokes).toEqual([602]);
  expect(scheduled.hasRung()).toBe(false);
  await clock.pass(600_000);
  expect(audio.strokes).toEqual([602]);
  expect(scheduled.hasRung()).toBe(true);
});

test('it is early by what the device needs to sound', async () => {
  const { audio, bell } = await setUp();
  audio.outputLatency = 0.2;
  bell.scheduleAt(10_000, 1);
  expect(audio.strokes[0]).toBeCloseTo(9.8);
});

test('a cancelled stroke does not sound', async () => {
  const { clock, audio, bell } = await setUp();
  const scheduled = bell.scheduleAt(5000, 1);
  await clock.pass(4000);
  scheduled.cancel();
  await clock.pass(60_000);
  expect(audio.strokes).toEqual([]);
  expect(scheduled.hasRung()).toBe(false);
});

test('a stroke that sounds already is not cut off by cancelling it', async () => {
  const { clock, audio, bell } = await setUp();
  audio.outputLatency = 0.25;
  const scheduled = bell.scheduleAt(5000, 1);
  await clock.pass(4749);
  expect(scheduled.hasRung()).toBe(false);
  await clock.pass(2);
  scheduled.cancel();
  expect(audio.strokes).toEqual([4.75]);
  expect(scheduled.hasRung()).toBe(true);
});

test('after the audio stood still the stroke is placed anew, at its own time', async () => {
  const { clock, audio, bell } = await setUp();
  bell.scheduleAt(60_000, 1);
  await clock.pass(10_000);
  await audio.suspend();
  await clock.pass(20_000);
  await audio.resume();
  expect(audio.strokes).toEqual([40]); // 10 s of audio have run, 30 s remain
});

test('audio that sleeps at the time is woken, and rings then', async () => {
  const { clock, audio, bell } = await setUp();
  const scheduled = bell.scheduleAt(60_000, 1);
  await clock.pass(10_000);
  await audio.suspend();
  await clock.pass(50_000);
  expect(audio.strokes).toEqual([10]);
  expect(scheduled.hasRung()).toBe(true);
});

test('where the browser does not let it sound, it says that it has not rung', async () => {
  const { clock, audio, bell } = await setUp();
  await audio.suspend();
  audio.isLocked = true;
  const scheduled = bell.scheduleAt(60_000, 1);
  bell.ring(1);
  await clock.pass(60_000);
  expect(audio.strokes).toEqual([]);
  expect(scheduled.hasRung()).toBe(false);
});

test('the audio rests a while after the last stroke, and wakes for the next', async () => {
  const { clock, audio, bell } = await setUp();
  bell.scheduleAt(300_000, 1);
  await clock.pass(300_000);
  expect(audio.state).toBe('running');
  await clock.pass(90_000);
  expect(audio.state).toBe('suspended');
  bell.ring(1);
  await settled();
  expect(audio.state).toBe('running');
  expect(audio.strokes).toHaveLength(2);
});

test('a device without audio is silent, and nothing is thrown', async () => {
  const clock = new FakeClock();
  const bell = createBell({ clock, audio: createAudioOutput({ clock, createContext: () => undefined }) });
  await bell.unlock();
  bell.ring(1);
  const scheduled = bell.scheduleAt(1000, 1);
  await clock.pass(2000);
  expect(scheduled.hasRung()).toBe(false);
  scheduled.cancel();
});
