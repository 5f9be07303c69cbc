import { describe, expect, it } from 'vitest';
import { analyticsDaysOf, noRecords } from '#domain/analytics/analytics-day.ts';
import { periodOf } from '#domain/analytics/period.ts';
import { progressTrendOf } from '#domain/analytics/progress-trend.ts';
import { type Range, rangeOf } from '#domain/analytics/range.ts';
import { stepsOf } from '#domain/analytics/series.ts';
import { exampleSession } from '../../../../tests/setup/example-session.ts';
import { minutesHalvesOf } from './minutes-trend.ts';
import { minutesLevels, ratingLevels } from './trend-levels.ts';

const today = '2026-11-21';
const clock = { zone: 'UTC', dayStartHour: 0, dayOfSession: () => undefined };

/** Sits of so many minutes and such ratings on these days. */
function periodWith(
  range: Range,
  sits: readonly (readonly [day: string, minutes: number, rating: number])[],
) {
  const sessions = sits.map(([practiceDay, minutes, rating], at) =>
    exampleSession({
      sessionId: `${at}`,
      practiceDay,
      secondsSat: minutes * 60,
      rating,
      startedAt: `${practiceDay}T06:00:00.000Z`,
      timestamp: `${practiceDay}T06:30:00.000Z`,
    }),
  );
  return periodOf(range, analyticsDaysOf({ ...noRecords, sessions }, clock));
}

describe('the halves of a progress trend', () => {
  it('lie across the steps of their sits, the middle one of an odd number in neither', () => {
    const range = rangeOf('month', today);
    const period = periodWith(range, [
      ['2026-10-25', 10, 6],
      ['2026-11-01', 10, 7],
      ['2026-11-10', 10, 1],
      ['2026-11-12', 10, 8],
      ['2026-11-20', 10, 9],
    ]);
    const trend = progressTrendOf(period.sums.practice.sits);
    const steps = stepsOf(range, 'day');
    expect(trend && ratingLevels(trend, period.days, steps)).toMatchObject([
      { value: 6.5, name: 'earlier 2 sits: mean 6.5', fromKey: '2026-10-25', toKey: '2026-11-01' },
      { value: 8.5, name: 'later 2 sits: mean 8.5', fromKey: '2026-11-12', toKey: '2026-11-20' },
    ]);
  });
});

describe('minutes a day', () => {
  const year = rangeOf('year', today);

  it('are told of both halves of the days since practice began', () => {
    const period = periodWith(year, [
      ['2026-11-02', 70, 8],
      ['2026-11-12', 30, 8],
      ['2026-11-21', 60, 8],
    ]);
    const halves = minutesHalvesOf(period, { today, firstPracticeDay: '2026-11-02' });
    expect(halves).toEqual({
      earlier: { from: '2026-11-02', to: '2026-11-11', minutesADay: 7 },
      later: { from: '2026-11-12', to: '2026-11-21', minutesADay: 9 },
    });
    const steps = stepsOf(year, 'week');
    expect(halves && minutesLevels(halves, 'week', steps)).toMatchObject([
      {
        value: 49,
        name: 'earlier half of these days: 7 min a day',
        fromKey: '2026-11-02',
        toKey: '2026-11-09',
      },
      { value: 63, name: 'later half: 9 min a day', fromKey: '2026-11-09', toKey: '2026-11-16' },
    ]);
  });

  it('leave out the day in the middle', () => {
    const range = { from: '2026-11-01', to: '2026-11-15' };
    const sits = [1, 2, 3].map(() => ['2026-11-08', 70, 8] as const);
    expect(minutesHalvesOf(periodWith(range, sits), { today })).toMatchObject({
      earlier: { to: '2026-11-07', minutesADay: 0 },
      later: { from: '2026-11-09', minutesADay: 0 },
    });
  });

  const three = ['18', '19', '20'].map((day): [string, number, number] => [`2026-11-${day}`, 30, 8]);

  it.each<[string, Range, string | undefined, [string, number, number][]]>([
    ['a week', rangeOf('week', today), undefined, three],
    ['who began thirteen days ago', year, '2026-11-09', three],
    ['two sits', year, undefined, three.slice(1)],
    ['nothing', year, undefined, []],
    ['days that are still to come', { from: '2027-01-01', to: '2027-03-01' }, undefined, []],
  ])('are not told of %s', (_, range, firstPracticeDay, sits) => {
    expect(minutesHalvesOf(periodWith(range, sits), { today, firstPracticeDay })).toBeUndefined();
  });
});
