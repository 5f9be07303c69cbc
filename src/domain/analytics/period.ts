import type { AnalyticsDay } from './analytics-day.ts';
import { type AnalyticsSums, mergedAll } from './analytics-sums.ts';
import { isInRange, type Range } from './range.ts';

/** A range with what lies in it: its days that have records, oldest first, and what they come to together. */
export interface Period {
  range: Range;
  days: readonly AnalyticsDay[];
  sums: AnalyticsSums;
}

/** What of these days, in any order, lies in a range. */
export function periodOf(range: Range, days: readonly AnalyticsDay[]): Period {
  const inside = daysWithin(range, days).sort(({ practiceDay: one }, { practiceDay: other }) =>
    one < other ? -1 : 1,
  );
  return { range, days: inside, sums: mergedAll(inside) };
}

/** Those of these days that lie in a range, in their order. */
export function daysWithin(range: Range, days: readonly AnalyticsDay[]): AnalyticsDay[] {
  return days.filter(({ practiceDay }) => isInRange(range, practiceDay));
}

/** How many days of it have a sit. */
export function daysPractised({ days }: Pick<Period, 'days'>): number {
  return days.filter(({ practice }) => practice.sessions > 0).length;
}
