import { expect, test } from 'vitest';
import { type BellVoice, strike } from './bell-tone.ts';

const rate = 8000;

/** What is heard of one stroke at second 1 of 6, rendered by the browser itself. */
async function heard(volume: number, voice?: BellVoice): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, rate * 6, rate);
  strike(context, 1, volume, voice);
  return (await context.startRendering()).getChannelData(0);
}

/** The loudest sample between two seconds. */
function peak(samples: Float32Array, from: number, to: number): number {
  return samples.slice(from * rate, to * rate).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
}

test('a stroke begins on time, is loud at once and dies away', async () => {
  const samples = await heard(1);
  expect(peak(samples, 0, 1)).toBe(0);
  expect(peak(samples, 1, 1.1)).toBeGreaterThan(0.4);
  const perSecond = [1, 2, 3, 4, 5].map((second) => peak(samples, second, second + 1));
  for (let at = 1; at < perSecond.length; at += 1) {
    expect(perSecond[at]).toBeLessThan(perSecond[at - 1] ?? 0);
  }
  expect(perSecond[4]).toBeGreaterThan(0.02);
});

test('it never clips, and the volume is followed down to silence', async () => {
  const [full, half, none] = await Promise.all([heard(1), heard(0.5), heard(0)]);
  expect(peak(full, 0, 6)).toBeLessThan(1);
  expect(peak(half, 0, 6)).toBeLessThan(peak(full, 0, 6) / 2);
  expect(peak(half, 0, 6)).toBeGreaterThan(0.05);
  expect(peak(none, 0, 6)).toBe(0);
});

/** How often a sound crosses zero in one of its seconds: the higher, the oftener. */
function crossings(samples: Float32Array, second: number): number {
  const part = samples.slice(second * rate, (second + 1) * rate);
  return part.filter((sample, at) => at > 0 && sample < 0 !== (part[at - 1] ?? 0) < 0).length;
}

test('the bell between start and end is softer, higher and sooner gone', async () => {
  const [bowl, small] = await Promise.all([heard(0.6), heard(0.6, 'small bowl')]);
  expect(peak(small, 0, 1)).toBe(0);
  expect(peak(small, 1, 2)).toBeGreaterThan(0.05);
  expect(peak(small, 1, 2)).toBeLessThan(peak(bowl, 1, 2) * 0.6);
  expect(peak(small, 4, 5)).toBeLessThan(peak(bowl, 4, 5) / 3);
  expect(crossings(small, 1)).toBeGreaterThan(crossings(bowl, 1) * 1.2);
});

test('a stroke that is taken back is not heard', async () => {
  const context = new OfflineAudioContext(1, rate * 2, rate);
  strike(context, 1, 1).stop();
  const samples = (await context.startRendering()).getChannelData(0);
  expect(peak(samples, 0, 2)).toBe(0);
});
