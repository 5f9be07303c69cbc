import { asRating } from './rating.ts';

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
