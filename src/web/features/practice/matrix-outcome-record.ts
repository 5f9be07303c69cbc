import { matrixNoteWords, sessionTextWords } from '#content/practice-note.ts';
import { practiceDayOf } from '#domain/analytics/practice-day.ts';
import { matrixNote, matrixOutcome } from '#domain/practice/matrix-outcome.ts';
import { sessionText } from '#domain/practice/session-text.ts';
import type { SitOf } from '#domain/practice/sit.ts';
import type { MeditationRecord } from '#store/sits.ts';
import type { SitEnd } from './sit-parts.ts';

/** Everything that a matrix sit leaves behind, in words too (B § 3, § 4, § 9). `zone` is an IANA name. */
export function matrixRecord(
  sit: SitOf<'matrix'>,
  end: SitEnd,
  zone: string,
  dayStartHour: number,
): MeditationRecord {
  const { session: wordless, taps } = matrixOutcome({
    sit: { ...sit, clockWasUncertain: end.clockWasUncertain },
    taps: end.taps,
    elapsedMillis: end.elapsedMillis,
    isCompleted: end.isCompleted,
    endedAt: end.endedAt,
    practiceDay: practiceDayOf(end.endedAt, zone, dayStartHour),
  });
  const content = sessionText(wordless, sessionTextWords);
  const session = { ...wordless, notes: content };
  const { gratitude } = matrixNoteWords[sit.practice.stage][session.isCompleted ? 'full' : 'early'];
  const note = matrixNote(session, { content, gratitude });
  return { sitId: sit.sitId, session, note, marks: [], taps };
}
