import { expect, it } from 'vitest';
import { isNearLimit } from './text-field.tsx';

it.each([
  [8_999, 10_000, false],
  [9_000, 10_000, true],
  [10_000, 10_000, true],
  [299, 500, false],
  [300, 500, true],
  [0, 150, true],
])('with %i of %i characters the counter shows: %s', (length, limit, shows) => {
  expect(isNearLimit(length, limit)).toBe(shows);
});
