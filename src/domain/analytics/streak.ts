import { runsOf, streakOfRuns } from './runs.ts';

/** Runs of consecutive practice days (A § 9, B § 9). */
export interface Streak {
  current: number;
  longest: number;
}

/**
 * The current and the longest run of consecutive days, in any order, some perhaps twice; which one is the current, see
 * `streakOfRuns`. Days are YYYY-MM-DD.
 */
export function streakOf(days: Iterable<string>, today: string): Streak {
  return streakOfRuns(runsOf(days), today);
}
