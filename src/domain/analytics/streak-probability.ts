import type { AnalyticsDay } from './analytics-day.ts';
import { daysPractised, daysWithin } from './period.ts';
import { lastDays } from './range.ts';

/** The days that are looked at, and the most that is promised (B § 9). */
export const probabilityDays = 30;
const mostPercent = 95;

/** How often there was a sit of late: days with one among the last 30, in whole percent, 95 at most. */
export interface StreakProbability {
  percent: number;
  practised: number;
  days: typeof probabilityDays;
}

/** The share of the last 30 practice days, today among them, that have a sit (B § 9). */
export function streakProbabilityOf(days: readonly AnalyticsDay[], today: string): StreakProbability {
  const practised = daysPractised({ days: daysWithin(lastDays(probabilityDays, today), days) });
  const percent = Math.min(mostPercent, Math.round((practised * 100) / probabilityDays));
  return { percent, practised, days: probabilityDays };
}
