import { describe, expect, it } from 'vitest';
import { levelOf, levels } from './levels.ts';

it('has the five levels with their lengths', () => {
  expect(levels.map(({ name, minutes }) => [name, minutes])).toEqual([
    ['T1', 10],
    ['T2', 15],
    ['T3', 20],
    ['T4', 25],
    ['T5', 30],
  ]);
});

describe('the level of a key', () => {
  it.each([
    ['t1', 't1'],
    ['t3', 't3'],
    ['T5', 't5'],
    ['t6', 't1'],
    ['', 't1'],
    [' t2', 't1'],
    [3, 't1'],
    [undefined, 't1'],
    [null, 't1'],
    ['__proto__', 't1'],
  ])('%j is %s', (key, level) => {
    expect(levelOf(key).key).toBe(level);
  });
});
