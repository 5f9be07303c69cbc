import { expect, it } from 'vitest';
import { emotionColours } from '#domain/analytics/emotion-colour.ts';
import type { EmotionStep } from '#domain/analytics/emotional-figures.ts';
import { emotionName, emotionTones } from './emotion-names.ts';
import { emotionRows } from './emotion-rows.ts';

function step(counts: Record<string, number>): EmotionStep {
  const emotions = Object.entries(counts).map(([name, count]) => ({
    name,
    emotion: undefined,
    colour: 'neutral' as const,
    count,
    percent: 0,
    energy: 5,
  }));
  return { from: '2026-11-21', to: '2026-11-21', notes: 1, energy: 5, emotions };
}
const valuesOf = (steps: EmotionStep[]) =>
  emotionRows(steps).map(({ name, values }) => [name, ...values.map(({ value }) => value)]);

it('counts each emotion in each step, the most frequent first', () => {
  expect(valuesOf([step({ joy: 1, calm: 3 }), step({ sad: 2, calm: 1 })])).toEqual([
    ['Calm', 3, 1],
    ['Sad', 0, 2],
    ['Joy', 1, 0],
  ]);
});

it('puts what is rarer than seven others together, and one alone by itself', () => {
  const eight = Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`e${at}`, 20 - at]));
  expect(valuesOf([step(eight)])).toHaveLength(8);
  expect(valuesOf([step({ ...eight, e8: 2 })]).slice(6)).toEqual([
    ['e6', 14],
    ['Others', 15],
  ]);
});

it('has a tone of its own for every colour, and a name for every emotion', () => {
  const tones = emotionColours.map((colour) => emotionTones[colour]);
  expect(new Set(tones).size).toBe(emotionColours.length);
  expect([emotionName('PEACEFUL'), emotionName('hungry')]).toEqual(['Calm', 'hungry']);
});
