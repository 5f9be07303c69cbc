import { expect, test } from 'vitest';
import { sampleYear } from '../../../scripts/sample/year.ts';
import { analyticsDaysOf } from './analytics-day.ts';
import { emotionalFiguresOf } from './emotional-figures.ts';
import { environmentFiguresOf } from './environment-figures.ts';
import { insightsOf } from './insights.ts';
import { nineCategoryOf } from './nine-category.ts';
import { overviewOf } from './overview.ts';
import { periodOf } from './period.ts';
import { lastDays } from './range.ts';
import { recoveryFiguresOf } from './recovery-figures.ts';
import { seriesOf } from './series.ts';
import { streakOf } from './streak.ts';
import { usageFiguresOf } from './usage.ts';

// A believable year must read as one: not exact figures, but what anybody would expect who knows how it was made.
const [today, zone] = ['2026-11-21', 'Europe/Berlin'];
const year = sampleYear({ uid: 'user-1', until: today, zone, seed: 9 });
const dayOf = new Map(year.practiceSessions.map(({ sessionId, practiceDay }) => [sessionId, practiceDay]));
const days = analyticsDaysOf(
  {
    sessions: year.practiceSessions,
    taps: year.taps,
    notes: year.emotionalNotes,
    reflections: year.reflections,
    recoveries: year.mindRecoveryHistory,
    views: year.pageViews,
  },
  { zone, dayStartHour: 0, dayOfSession: (id) => dayOf.get(id) },
);
const period = periodOf(lastDays(366, today), days);
const streak = streakOf(dayOf.values(), today);

test('the sample year reads as a year of practice', () => {
  const overview = overviewOf(period, streak);
  expect(overview.totalSessions).toBe(year.practiceSessions.length);
  expect(overview.totalMindRecoverySessions).toBe(year.mindRecoveryHistory.length);
  expect(overview.averageSessionLength).toBeGreaterThan(15);
  expect(overview.averageSessionLength).toBeLessThan(45);
  expect(overview.progressTrend?.sessions).toBeGreaterThan(200);
  expect(overview.emotionalNotesCount + overview.notesByPractice).toBe(year.emotionalNotes.length);
});

test('attention comes home more often as the months go by, and drifts towards the end of a sit', () => {
  const present = seriesOf(period, 'month').flatMap((step) =>
    step.observations > 100 ? (step.present ?? []) : [],
  );
  expect(present.length).toBeGreaterThan(6);
  expect(present.at(-1)).toBeGreaterThan(present[0] ?? 100);
  const { drift, sessionsAnalyzed, driftSessions } = nineCategoryOf(period);
  expect(driftSessions).toBe(sessionsAnalyzed);
  expect(drift[0]?.presentPercentage).toBeGreaterThan(drift[5]?.presentPercentage ?? 100);
});

test('places, techniques, emotions and hours are those that the person has', () => {
  expect(environmentFiguresOf(period).location[0]?.name).toBe('indoor');
  const { techniques, told, better } = recoveryFiguresOf(period);
  expect(techniques).toHaveLength(5);
  expect(better / told).toBeGreaterThan(0.5);
  expect(emotionalFiguresOf(period).distribution.every(({ emotion }) => emotion !== undefined)).toBe(true);
  const usage = usageFiguresOf(period, { today, firstPracticeDay: undefined, currentStreak: streak.current });
  expect(usage.timeOfDayStats.find(({ part }) => part === 'early-morning')?.percent).toBeGreaterThan(50);
  expect(usage.weeklyFrequency).toBeGreaterThan(5);
  expect(usage.features.length).toBeGreaterThan(1);
});

test('it leads to at most four recommendations, and to frequencies', () => {
  const setting = { stage: 4, currentStreak: streak.current, hideStreaks: false, recentDays: days, today };
  const { recommendations, frequencies } = insightsOf(period, setting);
  expect(recommendations.length).toBeLessThanOrEqual(4);
  expect(frequencies.length).toBeGreaterThan(3);
});
