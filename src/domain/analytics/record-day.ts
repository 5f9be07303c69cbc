import type { EmotionalNote } from '../notes/note.ts';
import type { PageView } from '../own-data/format.ts';
import type { RecoveryRecord } from '../recovery/record.ts';
import type { Reflection } from '../reflection/reflection.ts';
import { practiceDayOf } from './practice-day.ts';

/** By which days records are told that do not say theirs, and what is known of the days of sessions. */
export interface RecordClock {
  /** An IANA time zone. */
  zone: string;
  /** The hour, 0 to 23, at which the person's day begins. */
  dayStartHour: number;
  /** The practice day of a session; undefined where it is not on this device. */
  dayOfSession(sessionId: string): string | undefined;
}

/**
 * The practice day of what was written or said at an instant: that of the sit it belongs to, else its own, as told when it
 * was recorded, else the one that it is told by now.
 */
function dayOf(
  record: { sessionId?: string | undefined; practiceDay?: string | undefined },
  instant: string,
  { zone, dayStartHour, dayOfSession }: RecordClock,
): string {
  const ofSession = record.sessionId === undefined ? undefined : dayOfSession(record.sessionId);
  return ofSession ?? record.practiceDay ?? practiceDayOf(instant, zone, dayStartHour);
}

export function dayOfNote(note: EmotionalNote, clock: RecordClock): string {
  return dayOf(note, note.timestamp, clock);
}

export function dayOfReflection(reflection: Reflection, clock: RecordClock): string {
  return dayOf(reflection, reflection.timestamp, clock);
}

/** What was said of a practice belongs to the day of the practice, however late it was said. */
export function dayOfRecovery(record: RecoveryRecord, clock: RecordClock): string {
  return dayOf(record, record.completedAt, clock);
}

export function dayOfView(view: PageView, clock: RecordClock): string {
  return dayOf(view, view.timestamp, clock);
}
