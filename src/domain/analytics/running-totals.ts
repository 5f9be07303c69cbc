import * as z from 'zod/mini';
import { calendarDateSchema, type PracticeSession } from '../practice/session.ts';
import type { DayRollup } from './daily-rollup.ts';
import { runsOf, runsWithDay, streakOfRuns } from './runs.ts';
import { addedSums, noSums, type SessionSums, sessionSumsSchema, sumsOf } from './session-sums.ts';
import type { Totals } from './totals.ts';

/**
 * What all sessions come to, so that one more can be added without looking at any other: a cache, which the days can make
 * anew. `runs` are those of all practice days, oldest first: a clock that once was ahead leaves days in the future, and
 * only the runs before them say what the current streak is. `lastDay` is the last day of the last run.
 */
export const runningTotalsSchema = z.extend(sessionSumsSchema, {
  lastDay: z.optional(calendarDateSchema),
  runs: z.array(z.object({ first: calendarDateSchema, days: z.int().check(z.positive()) })),
});
export type RunningTotals = z.infer<typeof runningTotalsSchema>;

/** The running totals with one more session, on whatever day. Neither days nor other sessions are needed. */
export function withSession(totals: RunningTotals, session: PracticeSession): RunningTotals {
  const { practiceDay } = session;
  const { lastDay = practiceDay, runs } = totals;
  return {
    ...addedSums(totals, sumsOf(session)),
    lastDay: [lastDay, practiceDay].sort()[1],
    runs: runsWithDay(runs, practiceDay),
  };
}

/** The running totals of all days, in any order, each of which has sessions. */
export function totalsOfDays(days: readonly DayRollup[]): RunningTotals {
  const practiceDays = days.map(({ practiceDay }) => practiceDay).sort();
  const lastDay = practiceDays.at(-1);
  return {
    ...days.reduce<SessionSums>(addedSums, noSums),
    ...(lastDay === undefined ? {} : { lastDay }),
    runs: runsOf(practiceDays),
  };
}

/** The totals as they stand on `today`, the person's practice day, YYYY-MM-DD (A § 3, B § 3). */
export function totalsFrom(running: RunningTotals, today: string): Totals {
  const { sessions, secondsSat, ratedSessions, ratingTenths, observedSessions, presentSum } = running;
  const streak = streakOfRuns(running.runs, today);
  return {
    totalSessions: sessions,
    totalMinutes: Math.floor(secondsSat / 60),
    totalHours: Math.round(secondsSat / 360) / 10,
    currentStreak: streak.current,
    longestStreak: streak.longest,
    averageQuality: ratedSessions === 0 ? 0 : Math.round(ratingTenths / ratedSessions) / 10,
    averagePresentPercentage: observedSessions === 0 ? 0 : Math.round(presentSum / observedSessions),
  };
}
