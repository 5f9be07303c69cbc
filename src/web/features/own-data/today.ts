import { calendarWords } from '#content/calendar.ts';
import { practiceDayOf } from '#domain/analytics/practice-day.ts';
import type { Clock } from '#platform/clock.ts';

/** The person's practice day of a moment, YYYY-MM-DD. */
export function dayOf(instant: string, clock: Pick<Clock, 'zone'>, dayStartHour: number): string {
  return practiceDayOf(instant, clock.zone(), dayStartHour);
}

/** A day, YYYY-MM-DD, in words: '14 October 2026'. */
export function dayInWords(day: string): string {
  return calendarWords.day(Temporal.PlainDate.from(day));
}
