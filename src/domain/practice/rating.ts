/** The energy that a note written by practice has: the first row whose rating is reached, else `otherwise` (B § 9). */
const energyLevels = {
  matrix: {
    rows: [
      { ratingFrom: 8, energy: 9 },
      { ratingFrom: 6, energy: 7 },
    ],
    otherwise: 6,
  },
  stillness: {
    rows: [
      { ratingFrom: 8, energy: 8 },
      { ratingFrom: 6, energy: 7 },
    ],
    otherwise: 6,
  },
} as const;
export type RatedPractice = keyof typeof energyLevels;

/** The bounds of a computed rating (B § 9). */
export const ratingLimits = { minimum: 1, maximum: 10 } as const;

/**
 * A rating within 1 to 10, with one decimal (B § 3, § 9). A half of a tenth is rounded up, also where its binary fraction
 * falls a hair short of it.
 */
export function asRating(value: number): number {
  const clamped = Math.min(Math.max(value, ratingLimits.minimum), ratingLimits.maximum);
  return Math.round(Number((clamped * 10).toFixed(6))) / 10;
}

/** The energy level, 1 to 10, of the note written after a sit of this rating (B § 9). */
export function energyOf(rating: number, practice: RatedPractice): number {
  const { rows, otherwise } = energyLevels[practice];
  return rows.find(({ ratingFrom }) => rating >= ratingFrom)?.energy ?? otherwise;
}

/** The emotion of the note written after a sit (B § 9). */
export function emotionOf(isCompleted: boolean): 'accomplished' | 'content' {
  return isCompleted ? 'accomplished' : 'content';
}
