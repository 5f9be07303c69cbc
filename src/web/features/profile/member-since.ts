import { calendarWords } from '#content/calendar.ts';
import { practiceDayOf } from '#domain/analytics/practice-day.ts';

/**
 * The day on which an account was made, in words, from the epoch milliseconds in its uid (A § 2); undefined where the uid
 * holds none. `zone` is an IANA name, `dayStartHour` 0 to 23.
 */
export function memberSince(uid: string, zone: string, dayStartHour: number): string | undefined {
  const digits = /^[^-]+-(\d{1,15})$/.exec(uid)?.[1];
  if (digits === undefined) return undefined;
  const instant = Temporal.Instant.fromEpochMilliseconds(Number(digits)).toString();
  return calendarWords.day(Temporal.PlainDate.from(practiceDayOf(instant, zone, dayStartHour)));
}
