import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../../tests/setup/holds.ts';
import { type Run, runsOf, runsWithDay, streakOfRuns } from './runs.ts';

describe('the runs of practice days', () => {
  it.each<[string[], Run[]]>([
    [[], []],
    [['2026-11-21'], [{ first: '2026-11-21', days: 1 }]],
    [
      ['2026-11-21', '2026-11-19', '2026-11-20', '2026-11-19', '2026-11-17'],
      [
        { first: '2026-11-17', days: 1 },
        { first: '2026-11-19', days: 3 },
      ],
    ],
    [['2028-03-01', '2028-02-28', '2028-02-29'], [{ first: '2028-02-28', days: 3 }]],
    [['2027-01-01', '2026-12-31'], [{ first: '2026-12-31', days: 2 }]],
  ])('of %j are %j', (days, runs) => {
    expect(runsOf(days)).toEqual(runs);
  });
});

describe('one more day', () => {
  const runs: Run[] = [
    { first: '2026-11-10', days: 3 },
    { first: '2026-11-14', days: 2 },
  ];

  it.each<[string, string, Run[]]>([
    ['that is there', '2026-11-11', runs],
    ['that is there as the last', '2026-11-15', runs],
    ['before all', '2026-11-01', [{ first: '2026-11-01', days: 1 }, ...runs]],
    [
      'just before the first',
      '2026-11-09',
      [
        { first: '2026-11-09', days: 4 },
        { first: '2026-11-14', days: 2 },
      ],
    ],
    ['that closes a gap', '2026-11-13', [{ first: '2026-11-10', days: 6 }]],
    [
      'just after the last',
      '2026-11-16',
      [
        { first: '2026-11-10', days: 3 },
        { first: '2026-11-14', days: 3 },
      ],
    ],
    ['after a gap', '2026-11-18', [...runs, { first: '2026-11-18', days: 1 }]],
  ])('%s', (_, day, after) => {
    const before = structuredClone(runs);
    expect(runsWithDay(runs, day)).toEqual(after);
    expect(runs).toEqual(before);
  });

  it('after the other makes the runs of all days', () => {
    const day = fc
      .integer({ min: 0, max: 30 })
      .map((age) => new Date(age * 86_400_000).toISOString().slice(0, 10));
    holds(
      fc.property(fc.array(day, { maxLength: 30 }), (days) => {
        expect(days.reduce(runsWithDay, [] as Run[])).toEqual(runsOf(days));
      }),
    );
  });
});

it('finds the current streak behind days of a clock that was ahead, however many', () => {
  const ahead = Array.from({ length: 40 }, (_, at) => ({ first: `20${28 + at}-01-01`, days: 2 }));
  const runs = [{ first: '2026-11-18', days: 4 }, ...ahead];
  expect(streakOfRuns(runs, '2026-11-21')).toEqual({ current: 4, longest: 4 });
});
