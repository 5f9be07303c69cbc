import type { EmotionalNote } from '../notes/note.ts';
import { countsOfTaps, storedCounts } from '../pahm/counts.ts';
import { mostTaps, type SitTaps, type Tap } from '../pahm/taps.ts';
import { type EndedSit, satPart } from './ended-sit.ts';
import { type PracticeNoteWords, practiceNote } from './practice-note.ts';
import { practisedPart } from './practised-part.ts';
import type { PracticeSession } from './session.ts';
import { type MatrixStage, matrixStages } from './stages.ts';

/** The tag that says what a stage is about (B § 3). */
export const stageTopics: Readonly<Record<MatrixStage, string>> = {
  2: 'attention-matrix',
  3: 'dot-tracking',
  4: 'tool-free',
  5: 'effortless-awareness',
  6: 'continuous-awareness',
};

/**
 * What a matrix sit becomes when it is over: its session with the counts, and its taps, oldest first, to be kept beside it
 * (B § 3, § 4, § 9). It is full only when nothing remained. More taps than can be kept are neither kept nor counted.
 */
export function matrixOutcome(ended: EndedSit<'matrix'> & { taps: readonly Tap[] }): {
  session: PracticeSession;
  taps: SitTaps;
} {
  const taps = ended.taps.slice(0, mostTaps);
  const sat = { ...satPart(ended), pahmCounts: storedCounts(countsOfTaps(taps)) };
  const session = { ...sat, ...practisedPart(ended.sit.practice, sat) };
  return { session, taps: { sessionId: sat.sessionId, taps } };
}

/** The tags of the note on a matrix sit (B § 3). */
export function matrixTags({ stageLevel, environment }: PracticeSession): string[] {
  const topics = matrixStages.filter((stage) => stage === stageLevel).map((stage) => stageTopics[stage]);
  return ['pahm-practice', `stage-${stageLevel}`, ...topics, environment.posture, '3x3-matrix'];
}

/** The note that practice writes after a matrix sit (B § 3, § 9). */
export function matrixNote(session: PracticeSession, words: PracticeNoteWords): EmotionalNote {
  return practiceNote(session, 'matrix', matrixTags(session), words);
}
