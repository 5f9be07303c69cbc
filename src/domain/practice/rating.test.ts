import { expect, it } from 'vitest';
import { asRating, emotionOf, energyOf } from './rating.ts';

it.each([
  [10, 9, 8],
  [8, 9, 8],
  [7.9, 7, 7],
  [6, 7, 7],
  [5.9, 6, 6],
  [1, 6, 6],
])('a rating of %f gives energy %i, after stillness %i', (rating, energy, afterStillness) => {
  expect(energyOf(rating, 'matrix')).toBe(energy);
  expect(energyOf(rating, 'stillness')).toBe(afterStillness);
});

it('a full sit is accomplished, any other content', () => {
  expect(emotionOf(true)).toBe('accomplished');
  expect(emotionOf(false)).toBe('content');
});

it.each([
  [-3, 1],
  [0.94, 1],
  [1.04, 1],
  [1.06, 1.1],
  [7.65, 7.7],
  // 7.65, as it comes out.
  [9 * 0.85, 7.7],
  [7.649, 7.6],
  [9.96, 10],
  [12, 10],
])('%f as a rating is %f', (value, rating) => {
  expect(asRating(value)).toBe(rating);
});
