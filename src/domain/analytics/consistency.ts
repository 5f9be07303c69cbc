/** The streak, in practice days, that is full consistency (A § 9, B § 9). */
const fullStreak = 30;

/** Above so many sessions consistency is called so (A § 9, B § 9); else it is low. */
const labels = [
  { above: 20, label: 'high' },
  { above: 10, label: 'medium' },
] as const;
export type ConsistencyLabel = (typeof labels)[number]['label'] | 'low';

/** How steadily somebody practises: a score from 0 to 100 from the current streak, and a label from the sessions of a range. */
export interface Consistency {
  score: number;
  label: ConsistencyLabel;
}

export function consistencyOf(currentStreak: number, sessions: number): Consistency {
  return {
    score: Math.min(100, Math.round((currentStreak * 100) / fullStreak)),
    label: labels.find(({ above }) => sessions > above)?.label ?? 'low',
  };
}
