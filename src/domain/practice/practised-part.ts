import { noCounts, rawCounts, tapsIn } from '../pahm/counts.ts';
import { matrixRating, presentPercentageOf } from './matrix-scoring.ts';
import type { PracticeSession } from './session.ts';
import type { Meditation } from './sit.ts';
import { stageOf, stages } from './stages.ts';
import { presentPercentage, stillnessRating } from './stillness-scoring.ts';

/**
 * What of a meditation's session follows from what was practised (B § 9): its stage, rating and present percentage, by its length, by
 * whether it was full, and for the matrix by its counts, which are none where it has none.
 */
export function practisedPart(
  practice: Meditation,
  sat: Pick<PracticeSession, 'isCompleted' | 'secondsSat' | 'targetMinutes' | 'pahmCounts'>,
): Pick<PracticeSession, 'stageLevel' | 'stageLabel' | 'level' | 'rating' | 'presentPercentage'> {
  const { isCompleted, secondsSat, targetMinutes, pahmCounts } = sat;
  if (practice.kind === 'stillness') {
    return {
      stageLevel: stages[0].number,
      stageLabel: stages[0].name,
      level: practice.level,
      rating: stillnessRating(isCompleted, secondsSat, targetMinutes * 60),
      presentPercentage: presentPercentage(isCompleted),
    };
  }
  const { stage } = practice;
  const present = presentPercentageOf(stage, pahmCounts ? rawCounts(pahmCounts) : noCounts());
  const taps = tapsIn(pahmCounts);
  return {
    stageLevel: stage,
    stageLabel: stageOf(stage).name,
    rating: matrixRating({ stage, presentPercentage: present, isCompleted, secondsSat, taps }),
    presentPercentage: present,
  };
}
