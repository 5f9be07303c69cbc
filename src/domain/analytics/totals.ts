import type { PracticeSession } from '../practice/session.ts';
import { daysOf } from './daily-rollup.ts';
import { totalsFrom, totalsOfDays } from './running-totals.ts';

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
  /** Mean of the computed ratings, 1 to 10 with one decimal, without sits entered by hand; 0 where there is none. */
  averageQuality: number;
  /** Whole percent over the sessions with at least one tap; 0 where there is none. */
  averagePresentPercentage: number;
}

/** Sums up all sessions. `today` is the person's practice day, YYYY-MM-DD. */
export function totalsOf(sessions: readonly PracticeSession[], today: string): Totals {
  return totalsFrom(totalsOfDays(daysOf(sessions)), today);
}
