import { describe, expect, it } from 'vitest';
import { progressOf } from '#domain/path/progress.ts';
import { readinessOf, readinessStages } from '#domain/path/readiness.ts';
import { levelStandings, lockedStageOf, partOfDay, shownReadiness, stageStandings } from './journey-view.ts';

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

describe('shownReadiness (B § 4)', () => {
  const fullSit = {
    timestamp: '2026-01-01T00:00:00Z',
    isCompleted: true,
    presentPercentage: 50,
    tapCount: 4,
  };
  const some = readinessStages.map((stage) => readinessOf(stage, [fullSit]));
  const ready = readinessStages.map((stage) =>
    readinessOf(
      stage,
      Array.from({ length: 5 }, () => ({ ...fullSit, tapCount: 0 })),
    ),
  );

  it('shows the current stage, whatever is there of it', () => {
    expect(shownReadiness(3, 'current', some)).toMatchObject({ stage: 3, fullSits: 1 });
  });

  it('shows a stage behind only where it says why the next one is open', () => {
    expect(shownReadiness(2, 'complete', ready)).toMatchObject({ stage: 2, why: 'ready-without-mean' });
    expect(shownReadiness(2, 'complete', some)).toBeUndefined();
  });

  it('shows none of a locked stage, nor of those that open no other', () => {
    expect(shownReadiness(4, 'locked', some)).toBeUndefined();
    expect(shownReadiness(1, 'current', some)).toBeUndefined();
    expect(shownReadiness(6, 'current', some)).toBeUndefined();
  });
});

describe('lockedStageOf (B § 4)', () => {
  it.each([
    [2, 1, 2],
    [6, 3, 6],
    [3, 3, undefined],
    [2, 4, undefined],
    [1, 1, undefined],
    [7, 1, undefined],
    ['2', 1, undefined],
    [undefined, 1, undefined],
    [{ stage: 2 }, 1, undefined],
  ] as const)('asked for %j with stage %i reached: %j', (asked, reached, locked) => {
    expect(lockedStageOf(asked, reached)).toBe(locked);
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
