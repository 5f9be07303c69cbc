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

/**
 * The minute of the day, 0 to 1439, at which a session began. One that says it, as told when it was recorded, never moves, wherever the person is now; of another it is
 * told by `zone`, an IANA time zone.
 */
export function startedMinuteOf(
  { startedAt, startedMinute }: Pick<PracticeSession, 'startedAt' | 'startedMinute'>,
  zone: string,
): number {
  if (startedMinute !== undefined) return startedMinute;
  const { hour, minute } = Temporal.Instant.from(startedAt).toZonedDateTimeISO(zone);
  return hour * 60 + minute;
}

/** A session that says at which minute of the day it began. */
export function withStartedMinute(session: PracticeSession, zone: string): PracticeSession {
  return { ...session, startedMinute: startedMinuteOf(session, zone) };
}
