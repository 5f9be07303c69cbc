import { sessionTextWords } from '#content/practice-note.ts';
import { practiceDayOf } from '#domain/analytics/practice-day.ts';
import {
  correctedEnd,
  correctedSession,
  endOf,
  type HandEntry,
  sessionByHand,
} from '#domain/practice/hand-entry.ts';
import type { PracticeSession } from '#domain/practice/session.ts';
import { sessionText } from '#domain/practice/session-text.ts';

/** The day on which a moment counts, to this person. */
export interface DayReckoning {
  /** IANA name. */
  zone: string;
  dayStartHour: number;
}

/** The session of a sit that is added by hand. */
export function addedSession(
  entry: HandEntry,
  sessionId: string,
  { zone, dayStartHour }: DayReckoning,
): PracticeSession {
  return sessionByHand(entry, { sessionId, practiceDay: practiceDayOf(endOf(entry), zone, dayStartHour) });
}

/** A session as it is after a correction at `at`, an ISO instant. A text that it has of itself is made anew. */
export function sessionAfterCorrection(
  session: PracticeSession,
  entry: HandEntry,
  at: string,
  { zone, dayStartHour }: DayReckoning,
): PracticeSession {
  const practiceDay = practiceDayOf(correctedEnd(session, entry), zone, dayStartHour);
  const corrected = correctedSession(session, entry, { practiceDay, at });
  return corrected.notes === ''
    ? corrected
    : { ...corrected, notes: sessionText(corrected, sessionTextWords) };
}
