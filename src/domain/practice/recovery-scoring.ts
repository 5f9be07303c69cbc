import { fullBonus, lengthScale, type PresentScoring, presentPoints } from './matrix-scoring.ts';
import { asRating } from './rating.ts';

/** The numbers behind the rating of a Mind Recovery practice (B § 9): those of stage 2, without a rate of taps. */
const base = 7;
const scoring: PresentScoring = {
  present: [
    { from: 80, bonus: 1.5 },
    { from: 60, bonus: 1 },
  ],
  scatteredBelow: 40,
};

/** A Mind Recovery practice as far as its rating depends on it. */
export interface RatedRecovery {
  /** Whole percent; undefined without a tap, when nothing was observed. */
  presentShare: number | undefined;
  isCompleted: boolean;
  secondsSat: number;
  /** Above 0. */
  plannedSeconds: number;
}

/**
 * The rating of a Mind Recovery practice, 1 to 10 with one decimal (B § 9): what was observed and the bonus of a full
 * practice are added to the base, and the sum is scaled by how much of the practice was done.
 */
export function recoveryRating(rated: RatedRecovery): number {
  const { presentShare, isCompleted, secondsSat, plannedSeconds } = rated;
  const observed = presentShare === undefined ? 0 : presentPoints(scoring, presentShare);
  const points = base + observed + (isCompleted ? fullBonus : 0);
  return asRating(points * lengthScale(secondsSat, plannedSeconds));
}
