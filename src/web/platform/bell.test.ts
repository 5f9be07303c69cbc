import { expect, test } from 'vitest';
import { FakeAudio } from '../../../tests/setup/fake-audio.ts';
import { FakeClock, settled } from '../../../tests/setup/sit-fakes.ts';
import { createAudioOutput } from './audio.ts';
import { createBell } from './bell.ts';

async function setUp() {
  const clock = new FakeClock();
  const audio = new FakeAudio(clock);
  const bell = createBell({ clock, audio: createAudioOutput({ clock, createContext: audio.asContext }) });
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

test('it goes by the second that stands at the device, where the device tells it', async () => {
  const { clock, audio, bell } = await setUp();
  await clock.pass(2000);
  const { monotonicMillis } = clock.now();
  audio.outputTimestamp = { contextTime: 1.7, performanceTime: monotonicMillis - 50 };
  bell.scheduleAt(10_000, 1);
  expect(audio.strokes[0]).toBeCloseTo(11.75);
});

test('what the device told before it slept is not gone by', async () => {
  const { clock, audio, bell } = await setUp();
  await clock.pass(2000);
  const { monotonicMillis } = clock.now();
  audio.outputTimestamp = { contextTime: 1.7, performanceTime: monotonicMillis - 1500 };
  bell.scheduleAt(10_000, 1);
  expect(audio.strokes[0]).toBeCloseTo(12);
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
