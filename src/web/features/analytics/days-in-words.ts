import { analyticsWords } from '#content/analytics/dashboard.ts';
import { calendarWords } from '#content/calendar.ts';
import type { Range } from '#domain/analytics/range.ts';

/** The days of a range: '23 October 2026 to 21 November 2026'. */
export function daysInWords({ from, to }: Range): string {
  return analyticsWords.days(dayInWords(from), dayInWords(to));
}

function dayInWords(day: string): string {
  return calendarWords.day(Temporal.PlainDate.from(day));
}
