import { expect, it } from 'vitest';
import { emotionOf } from '../practice/rating.ts';
import { emotionNamed, emotions, noteEmotions } from './emotions.ts';

/** The names that are written: of the buttons (A § 2), as the buttons show them, of practice and of analytics (B § 3). */
const keys = ['joy', 'gratitude', 'calm', 'excited', 'neutral', 'thoughtful', 'stressed', 'sad'];
const shown = ['Joy', 'Grateful', 'Calm', 'Excited', 'Neutral', 'Thoughtful', 'Stressed', 'Sad'];
const ofAnalytics = [
  ...['joy', 'peaceful', 'energized', 'focused', 'accomplished'],
  ...['grateful', 'neutral', 'sadness', 'anger'],
];
const ofPractice = [emotionOf(true), emotionOf(false)];

it('gives the eight emotions in the order of their buttons (A § 2)', () => {
  expect(noteEmotions).toEqual(keys);
});

it.each([...keys, ...shown, ...ofAnalytics, ...ofPractice])('knows %s', (name) => {
  expect(emotionNamed(name)).toBeDefined();
});

it('takes every emotion by its own name, and none of them is reached by no name', () => {
  for (const emotion of emotions) expect(emotionNamed(emotion)).toBe(emotion);
  const reached = new Set([...keys, ...ofAnalytics, ...ofPractice].map(emotionNamed));
  expect([...reached].sort()).toEqual([...emotions].sort());
});

it('what a button shows is the emotion of that button', () => {
  expect(shown.map(emotionNamed)).toEqual(keys);
});

it.each([
  ['grateful', 'gratitude'],
  ['peaceful', 'calm'],
  ['energized', 'excited'],
  ['sadness', 'sad'],
  [' Peaceful ', 'calm'],
])('%s is another name of %s', (name, emotion) => expect(emotionNamed(name)).toBe(emotion));

it.each(['', 'constructor', 'hungry', '__proto__'])('knows no emotion called %j', (name) => {
  expect(emotionNamed(name)).toBeUndefined();
});
