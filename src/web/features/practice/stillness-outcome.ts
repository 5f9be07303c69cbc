import { sessionTextWords, stillnessNoteWords } from '#content/practice-note.ts';
import { practiceDayOf } from '#domain/analytics/practice-day.ts';
import { sessionText } from '#domain/practice/session-text.ts';
import type { SitOf } from '#domain/practice/sit.ts';
import { stillnessNote, stillnessOutcome } from '#domain/practice/stillness.ts';
import type { MeditationRecord } from '#store/sits.ts';
import type { SitEnd } from './sit-parts.ts';

/** Everything that a stillness sit leaves behind, in words too (B § 3, § 4, § 9). `zone` is an IANA name. */
export function stillnessRecord(
  sit: SitOf<'stillness'>,
  end: SitEnd,
  zone: string,
  dayStartHour: number,
): MeditationRecord {
  const { session: wordless, marks } = stillnessOutcome({
    sit: { ...sit, clockWasUncertain: end.clockWasUncertain },
    elapsedMillis: end.elapsedMillis,
    isCompleted: end.isCompleted,
    endedAt: end.endedAt,
    practiceDay: practiceDayOf(end.endedAt, zone, dayStartHour),
  });
  const content = sessionText(wordless, sessionTextWords);
  const session = { ...wordless, notes: content };
  const { gratitude } = end.isCompleted ? stillnessNoteWords.full : stillnessNoteWords.early;
  const note = stillnessNote(session, { content, gratitude: gratitude.slice(0, 3) });
  return { sitId: sit.sitId, session, note, marks };
}
