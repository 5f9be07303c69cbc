import { expect, it } from 'vitest';
import { cursorAfter } from './cursor-keys.ts';

it.each<[string, number | undefined, number | undefined]>([
  ['ArrowRight', undefined, 0],
  ['ArrowRight', 0, 1],
  ['ArrowDown', 1, 2],
  ['ArrowRight', 2, 2],
  ['ArrowLeft', undefined, 2],
  ['ArrowLeft', 2, 1],
  ['ArrowUp', 1, 0],
  ['ArrowLeft', 0, 0],
  ['Home', 2, 0],
  ['End', undefined, 2],
  ['Tab', 1, undefined],
])('of three points, %s leads from %s to %s', (key, from, to) => {
  expect(cursorAfter(key, from, 3)).toBe(to);
});

it.each<[string, number, number]>([
  ['ArrowRight', 3, 10],
  ['ArrowDown', 3, 4],
  ['ArrowLeft', 10, 3],
  ['ArrowLeft', 3, 3],
  ['ArrowRight', 25, 25],
  ['ArrowDown', 29, 29],
])('of thirty days in columns of seven, %s leads from %d to %d', (key, from, to) => {
  expect(cursorAfter(key, from, 30, { right: 7, down: 1 })).toBe(to);
});

it('leads nowhere where there is nothing', () => {
  expect(cursorAfter('End', undefined, 0)).toBeUndefined();
  expect(cursorAfter('ArrowRight', undefined, 0)).toBeUndefined();
});
