import { describe, expect, it } from 'vitest';
import { progressOf } from '#domain/path/progress.ts';
import { levelStandings, partOfDay, stageStandings } from './journey-view.ts';

const at = '2026-01-01T00:00:00Z';
const afterT2 = progressOf({
  marks: [
    { key: 't1Complete', at },
    { key: 't2Complete', at },
  ],
});
const afterT5 = progressOf({
  marks: [
    { key: 't5Complete', at },
    { key: 't5Completed', at },
  ],
});

describe('stageStandings (A § 2)', () => {
  it('closes every stage above the current one', () => {
    expect(stageStandings(afterT2).map(({ standing }) => standing)).toEqual([
      'current',
      'locked',
      'locked',
      'locked',
      'locked',
      'locked',
    ]);
  });

  it('moves on once T5 is completed', () => {
    expect(
      stageStandings(afterT5)
        .map(({ standing }) => standing)
        .slice(0, 3),
    ).toEqual(['complete', 'current', 'locked']);
  });
});

describe('levelStandings (B § 4)', () => {
  it('marks what was passed and what comes next, and leaves the rest open', () => {
    expect(levelStandings(afterT2)).toEqual([
      { key: 't1', standing: 'passed' },
      { key: 't2', standing: 'passed' },
      { key: 't3', standing: 'next' },
      { key: 't4', standing: 'open' },
      { key: 't5', standing: 'open' },
    ]);
  });

  it('has nothing next once T5 is passed', () => {
    expect(levelStandings(afterT5).some(({ standing }) => standing === 'next')).toBe(false);
  });
});

describe('partOfDay (B § 9)', () => {
  it.each([
    [4, 'night'],
    [5, 'morning'],
    [11, 'morning'],
    [12, 'afternoon'],
    [16, 'afternoon'],
    [17, 'evening'],
    [20, 'evening'],
    [21, 'night'],
    [0, 'night'],
  ] as const)('%i h is %s', (hour, part) => {
    expect(partOfDay(hour)).toBe(part);
  });
});
