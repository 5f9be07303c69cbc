import type { EmotionalNote } from '../notes/note.ts';
import type { Mark } from '../path/marks.ts';
import type { LevelKey } from './levels.ts';
import { asRating, emotionOf, energyOf } from './rating.ts';
import type { PracticeSession } from './session.ts';
import type { SitOf } from './sit.ts';
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

/** The sentences of what a stillness sit leaves behind. */
export interface StillnessWords {
  /** What the note says. */
  content: string;
  /** Three things to be grateful for; the fourth follows from the sit. */
  gratitude: readonly string[];
}

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
 * What a stillness sit becomes when it is over: its session, and the marks it sets. The session bears the sit's own id,
 * so that the same sit recorded twice is one session. A countdown that ended by itself marks its level, and T5 opens
 * stage 2, at whatever length was chosen (B § 4). `elapsedMillis` beyond the planned end does not count; `endedAt` is an
 * ISO instant, `practiceDay` a YYYY-MM-DD; `words.notes` is the session's generated text.
 */
export function stillnessOutcome(ended: {
  sit: SitOf<'stillness'>;
  elapsedMillis: number;
  isCompleted: boolean;
  endedAt: string;
  practiceDay: string;
  words?: { notes: string };
}): { session: PracticeSession; marks: Mark[] } {
  const { sit, isCompleted, endedAt } = ended;
  const targetSeconds = sit.plannedMinutes * 60;
  const wholeSeconds = Math.floor(Math.round(ended.elapsedMillis) / 1000);
  const secondsSat = isCompleted ? targetSeconds : Math.min(wholeSeconds, targetSeconds);
  const session: PracticeSession = {
    sessionId: sit.sitId,
    sessionType: 'meditation',
    timestamp: endedAt,
    startedAt: sit.startedAt,
    practiceDay: ended.practiceDay,
    duration: Math.floor(secondsSat / 60),
    secondsSat,
    targetMinutes: sit.plannedMinutes,
    isCompleted,
    stageLevel: stages[0].number,
    stageLabel: stages[0].name,
    level: sit.practice.level,
    rating: stillnessRating(isCompleted, secondsSat, targetSeconds),
    notes: ended.words?.notes ?? '',
    presentPercentage: presentPercentage(isCompleted),
    environment: { posture: sit.posture, ...sit.environment },
    ...(sit.clockWasUncertain ? { clockWasUncertain: true } : {}),
  };
  return { session, marks: isCompleted ? marksOfLevel(sit.practice.level, endedAt) : [] };
}

function marksOfLevel(level: LevelKey, at: string): Mark[] {
  const passed: Mark = { key: `${level}Complete`, at };
  return level === 't5' ? [passed, { key: 't5Completed', at }] : [passed];
}

/** The note that practice writes after a stillness sit (B § 3, § 9). Its id follows from the session's. */
export function stillnessNote(session: PracticeSession, words: StillnessWords): EmotionalNote {
  return {
    noteId: `${session.sessionId}-note`,
    timestamp: session.timestamp,
    content: words.content,
    emotion: emotionOf(session.isCompleted),
    energyLevel: energyOf(session.rating, 'stillness'),
    tags: [
      'stillness-practice',
      `stage-${session.stageLevel}`,
      ...(session.level ? [session.level] : []),
      session.environment.posture,
    ],
    gratitude: [...words.gratitude, session.isCompleted ? 'session completion' : 'practice effort'],
    source: 'practice',
    sessionId: session.sessionId,
  };
}
