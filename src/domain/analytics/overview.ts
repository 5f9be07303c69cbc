import { type Consistency, consistencyOf } from './consistency.ts';
import { type StreakHint, streakHintOf } from './hints.ts';
import { daysPractised, type Period } from './period.ts';
import { type ProgressTrend, progressTrendOf } from './progress-trend.ts';
import { daysIn } from './range.ts';
import type { Streak } from './streak.ts';
import { meanMinutes, meanRating } from './tally.ts';

/** The first tab: the fields of B § 3, and what stands behind them. A mean of nothing is undefined, never a default. */
export interface Overview {
  totalSessions: number;
  totalMeditationSessions: number;
  totalMindRecoverySessions: number;
  /** Whole minutes, of the exact lengths together. */
  totalPracticeTime: number;
  /** Minutes with one decimal. */
  averageSessionLength: number | undefined;
  /** Practice days, of all practice and not of the range alone. */
  currentStreak: number;
  longestStreak: number;
  streakHint: StreakHint;
  /** The person's own; what practice wrote is counted beside. */
  emotionalNotesCount: number;
  notesByPractice: number;
  /** Mean of the computed ratings, 1 to 10 with one decimal, without sits entered by hand. */
  averageQuality: number | undefined;
  ratedSessions: number;
  consistency: Consistency;
  progressTrend: ProgressTrend | undefined;
  daysPractised: number;
  daysInRange: number;
}

/** The overview of a period, beside the streak of all practice as it stands today. */
export function overviewOf(period: Period, streak: Streak): Overview {
  const { practice, notes } = period.sums;
  const { sessions, recoverySessions, secondsSat, ratedSessions, ratingTenths } = practice;
  return {
    totalSessions: sessions,
    totalMeditationSessions: sessions - recoverySessions,
    totalMindRecoverySessions: recoverySessions,
    totalPracticeTime: Math.floor(secondsSat / 60),
    averageSessionLength: meanMinutes(secondsSat, sessions),
    currentStreak: streak.current,
    longestStreak: streak.longest,
    streakHint: streakHintOf(streak.current),
    emotionalNotesCount: countOf(notes.own),
    notesByPractice: countOf(notes.byPractice),
    averageQuality: meanRating(ratingTenths, ratedSessions),
    ratedSessions,
    consistency: consistencyOf(streak.current, sessions),
    progressTrend: progressTrendOf(practice.sits),
    daysPractised: daysPractised(period),
    daysInRange: daysIn(period.range),
  };
}

/** How many there are in all rows. */
export function countOf(rows: readonly { count: number }[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0);
}
