import { tapsIn } from '../pahm/counts.ts';
import type { PracticeSession } from '../practice/session.ts';
import { streakOf } from './streak.ts';

/** What all sessions come to (A § 3, B § 3). */
export interface Totals {
  totalSessions: number;
  /** Whole minutes, of the exact lengths together. */
  totalMinutes: number;
  /** Hours with one decimal. */
  totalHours: number;
  /** Practice days. */
  currentStreak: number;
  longestStreak: number;
  /** Mean of the computed ratings, 1 to 10 with one decimal; 0 without a session. */
  averageQuality: number;
  /** Whole percent over the sessions with at least one tap; 0 where there is none. */
  averagePresentPercentage: number;
}

/** Sums up all sessions. `today` is the person's practice day, YYYY-MM-DD. */
export function totalsOf(sessions: readonly PracticeSession[], today: string): Totals {
  const seconds = sessions.reduce((sum, { secondsSat }) => sum + secondsSat, 0);
  const observed = sessions.filter(({ pahmCounts }) => tapsIn(pahmCounts) > 0);
  const streak = streakOf(
    sessions.map(({ practiceDay }) => practiceDay),
    today,
  );
  return {
    totalSessions: sessions.length,
    totalMinutes: Math.floor(seconds / 60),
    totalHours: Math.round(seconds / 360) / 10,
    currentStreak: streak.current,
    longestStreak: streak.longest,
    averageQuality: Math.round(mean(sessions.map(({ rating }) => rating)) * 10) / 10,
    averagePresentPercentage: Math.round(mean(observed.map((session) => session.presentPercentage))),
  };
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
