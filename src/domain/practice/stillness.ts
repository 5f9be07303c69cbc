import type { EmotionalNote } from '../notes/note.ts';
import type { Mark } from '../path/marks.ts';
import { type EndedSit, satPart } from './ended-sit.ts';
import type { LevelKey } from './levels.ts';
import { type PracticeNoteWords, practiceNote } from './practice-note.ts';
import { asRating } from './rating.ts';
import type { PracticeSession } from './session.ts';
import { stages } from './stages.ts';

/** The numbers behind a stillness rating (B § 9), and the two ratings of a sit ended by hand. */
const scoring = {
  base: 7,
  completedBonus: 1.5,
  shortestScale: 0.8,
  fullScaleSeconds: 600,
  endedAfterHalf: 8,
  endedBeforeHalf: 6,
} as const;

/**
 * The rating of a stillness sit, 1 to 10 (B § 9). Completed: by the formula. Ended by hand: 8 when at least half of the
 * target was sat, else 6.
 */
export function stillnessRating(isCompleted: boolean, secondsSat: number, targetSeconds: number): number {
  if (!isCompleted) return secondsSat * 2 >= targetSeconds ? scoring.endedAfterHalf : scoring.endedBeforeHalf;
  const reached = Math.min(1, secondsSat / scoring.fullScaleSeconds);
  const scale = scoring.shortestScale + (1 - scoring.shortestScale) * reached;
  return asRating((scoring.base + scoring.completedBonus) * scale);
}

/** The present percentage that is stored with a stillness sit, which has no taps (B § 9). */
export function presentPercentage(isCompleted: boolean): number {
  return isCompleted ? 85 : 70;
}

/**
 * What a stillness sit becomes when it is over: its session, and the marks it sets. A countdown that ended by itself marks
 * its level, and T5 opens stage 2, at whatever length was chosen (B § 4).
 */
export function stillnessOutcome(ended: EndedSit<'stillness'>): { session: PracticeSession; marks: Mark[] } {
  const { sit, endedAt } = ended;
  const { level } = sit.practice;
  const sat = satPart(ended);
  const { isCompleted, secondsSat } = sat;
  const session: PracticeSession = {
    ...sat,
    stageLevel: stages[0].number,
    stageLabel: stages[0].name,
    level,
    rating: stillnessRating(isCompleted, secondsSat, sit.plannedMinutes * 60),
    presentPercentage: presentPercentage(isCompleted),
  };
  return { session, marks: isCompleted ? marksOfLevel(level, endedAt) : [] };
}

function marksOfLevel(level: LevelKey, at: string): Mark[] {
  const passed: Mark = { key: `${level}Complete`, at };
  return level === 't5' ? [passed, { key: 't5Completed', at }] : [passed];
}

/** The note that practice writes after a stillness sit (B § 3, § 9). */
export function stillnessNote(session: PracticeSession, words: PracticeNoteWords): EmotionalNote {
  const { stageLevel, level, environment } = session;
  const tags = ['stillness-practice', `stage-${stageLevel}`, ...(level ? [level] : []), environment.posture];
  return practiceNote(session, 'stillness', tags, words);
}
