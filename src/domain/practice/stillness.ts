import type { EmotionalNote } from '../notes/note.ts';
import type { Mark } from '../path/marks.ts';
import { type EndedSit, satPart } from './ended-sit.ts';
import type { LevelKey } from './levels.ts';
import { type PracticeNoteWords, practiceNote } from './practice-note.ts';
import { practisedPart } from './practised-part.ts';
import type { PracticeSession } from './session.ts';

/**
 * What a stillness sit becomes when it is over: its session, and the marks it sets. A countdown that ended by itself marks
 * its level, and T5 opens stage 2, at whatever length was chosen (B § 4).
 */
export function stillnessOutcome(ended: EndedSit<'stillness'>): { session: PracticeSession; marks: Mark[] } {
  const { practice } = ended.sit;
  const sat = satPart(ended);
  const session = { ...sat, ...practisedPart(practice, sat) };
  return { session, marks: sat.isCompleted ? marksOfLevel(practice.level, ended.endedAt) : [] };
}

function marksOfLevel(level: LevelKey, at: string): Mark[] {
  const passed: Mark = { key: `${level}Complete`, at };
  return level === 't5' ? [passed, { key: 't5Completed', at }] : [passed];
}

/** The tags of the note on a stillness sit (B § 3). */
export function stillnessTags({ stageLevel, level, environment }: PracticeSession): string[] {
  return ['stillness-practice', `stage-${stageLevel}`, ...(level ? [level] : []), environment.posture];
}

/** The note that practice writes after a stillness sit (B § 3, § 9). */
export function stillnessNote(session: PracticeSession, words: PracticeNoteWords): EmotionalNote {
  return practiceNote(session, 'stillness', stillnessTags(session), words);
}
