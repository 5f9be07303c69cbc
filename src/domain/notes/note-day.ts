import { practiceDayOf } from '../analytics/practice-day.ts';
import type { EmotionalNote } from './note.ts';

/** The person's day, by which moments are told. */
export interface PersonsDay {
  /** The practice day that it is now, YYYY-MM-DD. */
  today: string;
  /** An IANA time zone. */
  zone: string;
  /** The hour, 0 to 23, at which the day begins. */
  dayStartHour: number;
}

/** The practice day of a note, YYYY-MM-DD, and whether it is today or the day before (A § 2). */
export interface NoteDay {
  day: string;
  nearness: 'today' | 'yesterday' | 'other';
}

/** The day that a note belongs to, as the person counts days: its own, as told when it was written, else by where they are now. */
export function noteDayOf(
  { timestamp, practiceDay }: Pick<EmotionalNote, 'timestamp' | 'practiceDay'>,
  { today, zone, dayStartHour }: PersonsDay,
): NoteDay {
  const day = practiceDay ?? practiceDayOf(timestamp, zone, dayStartHour);
  if (day === today) return { day, nearness: 'today' };
  const dayBefore = Temporal.PlainDate.from(today).subtract({ days: 1 }).toString();
  return { day, nearness: day === dayBefore ? 'yesterday' : 'other' };
}
