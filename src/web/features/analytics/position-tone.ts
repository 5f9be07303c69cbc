import type { Position } from '#domain/pahm/positions.ts';

/** The colour of a position: that of its row, and the accent for present. */
export function positionTone({ key, charge }: Position): 'attachment' | 'neutral' | 'aversion' | 'accent' {
  return key === 'present' ? 'accent' : charge;
}
