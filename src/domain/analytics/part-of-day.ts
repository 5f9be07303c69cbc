import type { PracticeSession } from '../practice/session.ts';

/** The parts of a day and the hour at which each begins; what is before the first belongs to the last (B § 9). */
export const partsOfDay = [
  { key: 'early-morning', fromHour: 5 },
  { key: 'morning', fromHour: 9 },
  { key: 'afternoon', fromHour: 12 },
  { key: 'evening', fromHour: 17 },
  { key: 'night', fromHour: 21 },
] as const;
export type PartOfDay = (typeof partsOfDay)[number]['key'];

/** The part of the day of a minute of it, 0 to 1439 on the person's own clock. */
export function partOfDayAt(minuteOfDay: number): PartOfDay {
  return partsOfDay.findLast(({ fromHour }) => minuteOfDay >= fromHour * 60)?.key ?? 'night';
}

/** A session that may say at which minute of the person's day, 0 to 1439, it began: as told when it was recorded. */
export type TimedSession = PracticeSession & { readonly startedMinute?: number | undefined };

/**
 * The minute of the day at which a session began. One that says it never moves, wherever the person is now; of another it is
 * told by `zone`, an IANA time zone.
 */
export function startedMinuteOf({ startedAt, startedMinute }: TimedSession, zone: string): number {
  if (startedMinute !== undefined) return startedMinute;
  const { hour, minute } = Temporal.Instant.from(startedAt).toZonedDateTimeISO(zone);
  return hour * 60 + minute;
}
