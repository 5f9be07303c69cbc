import type { EmotionalNote } from '../notes/note.ts';
import { emotionOf, energyOf, type RatedPractice } from './rating.ts';
import type { PracticeSession } from './session.ts';

/** The sentences of the note that a sit leaves behind. */
export interface PracticeNoteWords {
  /** What the note says. */
  content: string;
  /** Three things to be grateful for; the fourth follows from the sit. */
  gratitude: readonly string[];
}

/** The note that practice writes after a sit (B § 3, § 9). Its id follows from the session's. */
export function practiceNote(
  session: PracticeSession,
  practice: RatedPractice,
  tags: readonly string[],
  words: PracticeNoteWords,
): EmotionalNote {
  return {
    noteId: `${session.sessionId}-note`,
    timestamp: session.timestamp,
    content: words.content,
    emotion: emotionOf(session.isCompleted),
    energyLevel: energyOf(session.rating, practice),
    tags: [...tags],
    gratitude: [...words.gratitude, session.isCompleted ? 'session completion' : 'practice effort'],
    source: 'practice',
    sessionId: session.sessionId,
  };
}
