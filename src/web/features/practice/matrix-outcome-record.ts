import { postureWords } from '#content/postures.ts';
import { matrixNoteWords, matrixSummary } from '#content/practice-note.ts';
import { practiceDayOf } from '#domain/analytics/practice-day.ts';
import { tapsIn } from '#domain/pahm/counts.ts';
import { matrixNote, matrixOutcome } from '#domain/practice/matrix-outcome.ts';
import type { PracticeSession } from '#domain/practice/session.ts';
import type { SitOf } from '#domain/practice/sit.ts';
import type { SitRecord } from '#store/sits.ts';
import type { SitEnd } from './sit-parts.ts';

/** Everything that a matrix sit leaves behind, in words too (B § 3, § 4, § 9). `zone` is an IANA name. */
export function matrixRecord(
  sit: SitOf<'matrix'>,
  end: SitEnd,
  zone: string,
  dayStartHour: number,
): SitRecord {
  const { session: wordless, taps } = matrixOutcome({
    sit: { ...sit, clockWasUncertain: end.clockWasUncertain },
    taps: end.taps,
    elapsedMillis: end.elapsedMillis,
    isCompleted: end.isCompleted,
    endedAt: end.endedAt,
    practiceDay: practiceDayOf(end.endedAt, zone, dayStartHour),
  });
  const summary = summaryOf(wordless);
  const session = { ...wordless, notes: summary };
  const words = matrixNoteWords[sit.practice.stage][session.isCompleted ? 'full' : 'early'];
  const note = matrixNote(session, { content: words.content(summary), gratitude: words.gratitude });
  return { sitId: sit.sitId, session, note, marks: [], taps };
}

/** How long it was, and what was observed, in a sentence or two. */
function summaryOf(session: PracticeSession): string {
  const { stageLevel, duration, targetMinutes, isCompleted, environment, pahmCounts } = session;
  const posture = postureWords[environment.posture].name;
  const sat = isCompleted
    ? matrixSummary.full(stageLevel, duration, posture)
    : matrixSummary.early(stageLevel, duration, targetMinutes, posture);
  const taps = tapsIn(pahmCounts);
  const observed =
    taps > 0 ? matrixSummary.observed(taps, session.presentPercentage) : matrixSummary.unobserved;
  return `${sat} ${observed}`;
}
