import { expect, it } from 'vitest';
import { neighbourOf } from './menu-keys.ts';

const stops = ['Menu', 'Home', 'Learn', 'Logout'];

it.each([
  ['ArrowDown', 'Menu', 'Home'],
  ['ArrowDown', 'Logout', 'Menu'],
  ['ArrowDown', 'elsewhere', 'Menu'],
  ['ArrowUp', 'Learn', 'Home'],
  ['ArrowUp', 'Menu', 'Logout'],
  ['ArrowUp', 'elsewhere', 'Logout'],
  ['Home', 'Learn', 'Menu'],
  ['End', 'Home', 'Logout'],
  ['Enter', 'Home', undefined],
])('%s leads from %s to %s', (key, from, to) => {
  expect(neighbourOf(stops, from, key)).toBe(to);
});

it('leads nowhere where there is nothing', () => {
  expect(neighbourOf([], undefined, 'ArrowDown')).toBeUndefined();
  expect(neighbourOf([], undefined, 'ArrowUp')).toBeUndefined();
});
