import { describe, expect, it } from 'vitest';
import { exampleSession } from '../../../tests/setup/example-session.ts';
import { type AnalyticsRecords, analyticsDaysOf, noRecords } from './analytics-day.ts';
import { periodOf } from './period.ts';
import { type Range, rangeOf } from './range.ts';
import { type UsageSetting, usageFiguresOf } from './usage.ts';

const today = '2026-11-21';
const clock = { zone: 'UTC', dayStartHour: 0, dayOfSession: () => undefined };

function usageOf(records: Partial<AnalyticsRecords>, range: Range, setting: Partial<UsageSetting> = {}) {
  const period = periodOf(range, analyticsDaysOf({ ...noRecords, ...records }, clock));
  return usageFiguresOf(period, { today, firstPracticeDay: undefined, currentStreak: 0, ...setting });
}

const sits = (...practiceDays: string[]) =>
  practiceDays.map((practiceDay) => exampleSession({ practiceDay }));

describe('the weekly frequency', () => {
  it.each<[string, Range, string | undefined, number, number]>([
    ['the whole range', rangeOf('month', today), '2020-01-01', 30, 0.7],
    ['the days since practice began', rangeOf('year', today), '2026-11-08', 14, 1.5],
    ['a week at least', rangeOf('year', today), '2026-11-20', 7, 3],
    ['what is over of chosen days', { from: '2026-11-01', to: '2027-02-28' }, undefined, 21, 1],
  ])('is told of %s', (_, range, firstPracticeDay, days, aWeek) => {
    const sessions = sits('2026-11-20', '2026-11-20', '2026-11-21');
    const found = usageOf({ sessions }, range, { firstPracticeDay });
    expect(found).toMatchObject({ daysLookedAt: days, weeklyFrequency: aWeek });
    expect(found.practisedDaysAWeek).toBe(Math.round((2 * 70) / days) / 10);
  });

  it('of nothing is none', () => {
    const { weeklyFrequency, practisedDaysAWeek, timeOfDayStats, features } = usageOf(
      {},
      rangeOf('week', today),
    );
    expect([weeklyFrequency, practisedDaysAWeek, features]).toEqual([undefined, undefined, []]);
    expect(timeOfDayStats.map(({ part, count, avgRating }) => [part, count, avgRating])).toEqual([
      ['early-morning', 0, undefined],
      ['morning', 0, undefined],
      ['afternoon', 0, undefined],
      ['evening', 0, undefined],
      ['night', 0, undefined],
    ]);
  });
});

it('a sit of exactly 30 minutes is counted once, in 16-30', () => {
  const sessions = [exampleSession({ duration: 30, secondsSat: 1800 })];
  expect(usageOf({ sessions }, rangeOf('week', today)).lengths).toEqual([
    { bucket: '1-5', count: 0, percent: 0 },
    { bucket: '6-15', count: 0, percent: 0 },
    { bucket: '16-30', count: 1, percent: 100 },
    { bucket: '30+', count: 0, percent: 0 },
  ]);
});

it('a day of the week is that of the practice day', () => {
  const sessions = sits('2026-11-16', '2026-11-21', '2026-11-15', '2026-11-15');
  const counts = usageOf({ sessions }, rangeOf('week', today)).dayOfWeekStats.map(({ count }) => count);
  expect(counts).toEqual([1, 0, 0, 0, 0, 1, 2]);
});

it('features stand by how often they were opened, and home is none of them', () => {
  const pages = [
    '/home',
    '/home',
    '/profile',
    '/notes',
    '/notes',
    '/stage2',
    '/learn',
    '/learn/book/stage-2',
  ];
  const views = pages.map((page_name) => ({ page_name, timestamp: `${today}T10:00:00Z` }));
  expect(usageOf({ views }, rangeOf('week', today)).features).toEqual([
    { feature: 'notes', count: 2, percentage: 33 },
    { feature: 'learn', count: 2, percentage: 33 },
    { feature: 'practice', count: 1, percentage: 17 },
    { feature: 'profile', count: 1, percentage: 17 },
  ]);
});

it('consistency is of the streak and of the sessions of the range', () => {
  const sessions = Array.from({ length: 11 }, () => exampleSession());
  expect(usageOf({ sessions }, rangeOf('week', today), { currentStreak: 15 }).consistency).toEqual({
    score: 50,
    label: 'medium',
  });
});
