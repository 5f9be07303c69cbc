import { calendarWords } from '#content/calendar.ts';
import { devicesWords } from '#content/screens/sign-in-security.ts';
import { practiceDayOf } from '#domain/analytics/practice-day.ts';
import type { SessionEntry } from '#platform/own-account-api.ts';

/** What a device is called: its browser and its system, as far as they are known. */
export function deviceName({ browser, system }: Pick<SessionEntry, 'browser' | 'system'>): string {
  if (browser && system) return devicesWords.device(browser, system);
  return browser ?? system ?? devicesWords.unknownDevice;
}

/** How a person reckons days: the IANA name of their zone, and the hour, 0 to 23, at which a day begins. */
export interface DayReckoning {
  zone: string;
  dayStartHour: number;
}

/** A day in words: '14 October 2026'. */
export function dayOf(instant: string, { zone, dayStartHour }: DayReckoning): string {
  return calendarWords.day(Temporal.PlainDate.from(practiceDayOf(instant, zone, dayStartHour)));
}

/** A day in words and the time on the person's clock: '14 October 2026, 07:05'. */
export function momentOf(instant: string, reckoning: DayReckoning): string {
  const local = Temporal.Instant.from(instant).toZonedDateTimeISO(reckoning.zone);
  return `${dayOf(instant, reckoning)}, ${local.toPlainTime().toString({ smallestUnit: 'minute' })}`;
}
