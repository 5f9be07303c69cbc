import { describe, expect, it } from 'vitest';
import { chartScale, indexAt, placeOf, shownTicks } from './chart-scale.ts';

describe('the upright axis', () => {
  it('goes from 0 to a round number above the highest value', () => {
    const { percentOf, ticks } = chartScale([12, undefined, 47]);
    expect(ticks).toEqual([0, 10, 20, 30, 40, 50]);
    expect([0, 25, 50].map(percentOf)).toEqual([0, 50, 100]);
  });

  it('keeps to a domain that is given, and within it', () => {
    const { percentOf, ticks } = chartScale([7.2], [1, 10]);
    expect(ticks).toEqual([2, 4, 6, 8, 10]);
    expect([1, 5.5, 10, 11, 0].map(percentOf)).toEqual([0, 50, 100, 100, 0]);
  });

  it.each<[string, (number | undefined)[], number[]]>([
    ['one', [1], [0, 1]],
    ['nothing', [0, 0], [0, 1]],
    ['no value', [undefined], [0, 1]],
    ['two', [2, 1], [0, 1, 2]],
  ])('has no halves beside what is counted: %s', (_, values, ticks) => {
    expect(chartScale(values).ticks).toEqual(ticks);
  });

  it('has fractions beside what is not counted', () => {
    expect(chartScale([0.5, 1.5]).ticks).toEqual([0, 0.5, 1, 1.5]);
  });
});

describe('the points along', () => {
  it('stand in the middle of as many equal parts', () => {
    expect([0, 1, 3].map((index) => placeOf(index, 4))).toEqual([12.5, 37.5, 87.5]);
  });

  it.each([
    [0, 0],
    [0.249, 0],
    [0.25, 1],
    [0.999, 3],
    [1, 3],
    [-0.2, 0],
    [1.2, 3],
  ])('the one at %d is number %d of four', (share, index) => {
    expect(indexAt(share, 4)).toBe(index);
  });
});

describe('the ticks below', () => {
  const days = Array.from({ length: 30 }, (_, index) => `${index + 1} Nov`);

  it('are all there where there is room', () => {
    expect(shownTicks(['Mon', 'Tue', 'Wed'], 34).size).toBe(3);
  });

  it('are every few, the last among them, where there is less', () => {
    expect([...shownTicks(days, 60)]).toEqual([1, 5, 9, 13, 17, 21, 25, 29]);
    expect([...shownTicks(days, 34)]).toEqual([1, 8, 15, 22, 29]);
  });

  it('are none of none', () => {
    expect(shownTicks([], 34).size).toBe(0);
  });
});
