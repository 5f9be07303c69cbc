import { presentShare, type RawCounts } from '../pahm/counts.ts';
import { asRating } from './rating.ts';
import type { MatrixStage } from './stages.ts';

/** What the present percentage adds to a rating, or takes from it (B § 9). Percentages are whole percents present. */
export interface PresentScoring {
  /** The first row whose `from` is reached. */
  present: readonly { from: number; bonus: number }[];
  /** Below this present percentage one point is taken off. */
  scatteredBelow: number;
}

/** One row of the rating table (B § 9). Rates are taps a minute. */
interface ScoringRow extends PresentScoring {
  base: number;
  /** From so many seconds on the length no longer scales the rating down. */
  fullScaleSeconds: number;
  tapsPerMinute: { above: number; below: number };
  /** The present percentage that is stored and rated where there was no tap. */
  presentWithoutTaps: number;
}

const scoring: Readonly<Record<MatrixStage, ScoringRow>> = {
  2: {
    base: 7,
    present: [
      { from: 80, bonus: 1.5 },
      { from: 60, bonus: 1 },
    ],
    scatteredBelow: 40,
    fullScaleSeconds: 1800,
    tapsPerMinute: { above: 15, below: 3 },
    presentWithoutTaps: 85,
  },
  3: {
    base: 7,
    present: [
      { from: 80, bonus: 1.5 },
      { from: 60, bonus: 1 },
    ],
    scatteredBelow: 40,
    fullScaleSeconds: 1800,
    tapsPerMinute: { above: 15, below: 3 },
    presentWithoutTaps: 85,
  },
  4: {
    base: 7.5,
    present: [
      { from: 85, bonus: 1.5 },
      { from: 70, bonus: 1 },
    ],
    scatteredBelow: 50,
    fullScaleSeconds: 2700,
    tapsPerMinute: { above: 12, below: 2 },
    presentWithoutTaps: 90,
  },
  5: {
    base: 8,
    present: [
      { from: 90, bonus: 1.5 },
      { from: 70, bonus: 1 },
    ],
    scatteredBelow: 50,
    fullScaleSeconds: 3600,
    tapsPerMinute: { above: 12, below: 2 },
    presentWithoutTaps: 92,
  },
  6: {
    base: 8.5,
    present: [
      { from: 95, bonus: 1.5 },
      { from: 85, bonus: 1 },
    ],
    scatteredBelow: 70,
    fullScaleSeconds: 4500,
    tapsPerMinute: { above: 8, below: 1 },
    presentWithoutTaps: 97,
  },
};

/** What the other columns of the table come to, the same at every stage (B § 9). */
const scatteredPenalty = -1;
export const fullBonus = 0.5;
const shortestScale = 0.7;
const busyPenalty = -0.5;
const calmBonus = 0.5;

/** A matrix sit as far as its rating depends on it. */
export interface RatedSit {
  stage: MatrixStage;
  /** Whole percent. */
  presentPercentage: number;
  isCompleted: boolean;
  secondsSat: number;
  /** How many taps. */
  taps: number;
}

/**
 * The rating of a matrix sit, 1 to 10 with one decimal (B § 9). The columns of the table apply from left to right: to the
 * base comes what the present percentage adds or takes, then the bonus of a full sit; this sum is scaled by the length;
 * what the taps a minute take or add comes last and is not scaled. Then it is clamped, then rounded.
 *
 * The taps are compared with the rate times the length, so that nothing is divided by a length of zero: taps in no time
 * are more than any rate, and no tap in no time is not fewer than one, so it earns no bonus. No tap in any longer time
 * does.
 */
export function matrixRating({ stage, presentPercentage, isCompleted, secondsSat, taps }: RatedSit): number {
  const { base, fullScaleSeconds, tapsPerMinute } = scoring[stage];
  const points = base + presentPoints(scoring[stage], presentPercentage) + (isCompleted ? fullBonus : 0);
  const scale = lengthScale(secondsSat, fullScaleSeconds);
  const isBusy = taps * 60 > tapsPerMinute.above * secondsSat;
  const isCalm = taps * 60 < tapsPerMinute.below * secondsSat;
  return asRating(points * scale + (isBusy ? busyPenalty : 0) + (isCalm ? calmBonus : 0));
}

/** The points that a present percentage adds, or takes (B § 9). */
export function presentPoints(
  { present, scatteredBelow }: PresentScoring,
  presentPercentage: number,
): number {
  if (presentPercentage < scatteredBelow) return scatteredPenalty;
  return present.find(({ from }) => presentPercentage >= from)?.bonus ?? 0;
}

/** What the length of a sit scales its points by: less than 1 below the length from which on it does not matter (B § 9). */
export function lengthScale(secondsSat: number, fullScaleSeconds: number): number {
  return shortestScale + (1 - shortestScale) * Math.min(1, secondsSat / fullScaleSeconds);
}

/** The present percentage that is stored with a matrix sit; without a tap the stage's default (B § 9). */
export function presentPercentageOf(stage: MatrixStage, raw: RawCounts): number {
  return presentShare(raw) ?? scoring[stage].presentWithoutTaps;
}

/** The present percentage in the summary of a reflection; without a tap 100 (B § 9). */
export function presentPercentageInSummary(raw: RawCounts): number {
  return presentShare(raw) ?? 100;
}

export type FeedbackKey = 'excellent' | 'good' | 'outstanding' | 'strong' | 'building';

/** What feedback is given from which present percentage on (B § 9). Stage 2, of which nothing is written, is as stage 3. */
const feedback: Readonly<Record<MatrixStage, readonly { from: number; key: FeedbackKey }[]>> = {
  2: [
    { from: 80, key: 'excellent' },
    { from: 60, key: 'good' },
  ],
  3: [
    { from: 80, key: 'excellent' },
    { from: 60, key: 'good' },
  ],
  4: [
    { from: 85, key: 'excellent' },
    { from: 70, key: 'good' },
  ],
  5: [
    { from: 85, key: 'excellent' },
    { from: 70, key: 'good' },
  ],
  6: [
    { from: 95, key: 'outstanding' },
    { from: 85, key: 'strong' },
  ],
};

/** Which feedback a sit of this present percentage gets (B § 9). */
export function feedbackOf(stage: MatrixStage, presentPercentage: number): FeedbackKey {
  return feedback[stage].find(({ from }) => presentPercentage >= from)?.key ?? 'building';
}
