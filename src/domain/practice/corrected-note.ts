import type { EmotionalNote } from '../notes/note.ts';
import { matrixTags } from './matrix-outcome.ts';
import { emotionOf, energyOf } from './rating.ts';
import type { PracticeSession } from './session.ts';
import { stillnessTags } from './stillness.ts';

/**
 * The note that practice wrote about a sit, once the sit was corrected (B § 3, § 9). It moves to the sit's moment. Where it
 * still says what the sit said, it says all of it anew; what the person has rewritten or edited stays theirs.
 */
export function correctedNote(
  note: EmotionalNote,
  earlier: PracticeSession,
  corrected: PracticeSession,
): EmotionalNote {
  const { timestamp, notes, isCompleted, rating } = corrected;
  if (note.editedAt !== undefined || note.content !== earlier.notes) return { ...note, timestamp };
  const isStillness = corrected.stageLevel === 1;
  return {
    ...note,
    timestamp,
    content: notes,
    emotion: emotionOf(isCompleted),
    energyLevel: energyOf(rating, isStillness ? 'stillness' : 'matrix'),
    tags: isStillness ? stillnessTags(corrected) : matrixTags(corrected),
  };
}
