import { describe, expect, test } from 'vitest';
import { positions } from '#domain/pahm/positions.ts';
import { placeOf, vibrationOf } from './grid-place.ts';
import { meaningOf } from './use-matrix-keys.ts';

const key = (code: string, change: Partial<Parameters<typeof meaningOf>[0]> = {}) => ({
  code,
  key: code,
  repeat: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...change,
});

describe('keys', () => {
  test.each(['Numpad', 'Digit'])('of the %s row lie as the buttons do', (row) => {
    const meant = [7, 8, 9, 4, 5, 6, 1, 2, 3].map((digit) => meaningOf(key(`${row}${digit}`), false));
    expect(meant).toEqual(positions.map((position) => position.key));
  });

  test('of a number pad count without Num Lock, too', () => {
    expect(meaningOf(key('Numpad7', { key: 'Home' }), true)).toBe('nostalgia');
  });

  test.each([
    ['Numpad0', '0', 'undo'],
    ['Digit0', '0', 'undo'],
    ['Backspace', 'Backspace', 'undo'],
    ['Space', ' ', 'toggle'],
    ['Escape', 'Escape', 'leave'],
    ['KeyA', 'a', undefined],
    ['F5', 'F5', undefined],
    ['Tab', 'Tab', undefined],
    ['Enter', 'Enter', undefined],
  ])('%s means what it says', (code, name, meaning) => {
    expect(meaningOf(key(code, { key: name }), false)).toBe(meaning);
  });

  test('Space is left to a button that has the focus', () => {
    expect(meaningOf(key('Space', { key: ' ' }), true)).toBeUndefined();
  });

  test.each(['repeat', 'ctrlKey', 'altKey', 'metaKey'] as const)('with %s mean nothing here', (change) => {
    expect(meaningOf(key('Digit5', { [change]: true }), false)).toBeUndefined();
  });
});

test('places are the rows and columns of the grid, and no two of them feel alike', () => {
  expect([placeOf('nostalgia'), placeOf('present'), placeOf('worry')]).toEqual([
    { row: 0, column: 0 },
    { row: 1, column: 1 },
    { row: 2, column: 2 },
  ]);
  const patterns = positions.map((position) => JSON.stringify(vibrationOf(placeOf(position.key))));
  expect(new Set(patterns).size).toBe(9);
});
