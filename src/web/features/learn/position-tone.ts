import type { Position } from '#domain/pahm/positions.ts';
import type { NineGridTone } from '#ui/nine-grid.tsx';

/** The colour of a position: that of its row, and the accent for present. */
export function positionTone({ key, charge }: Position): NineGridTone {
  return key === 'present' ? 'present' : charge;
}

/** A tone as the colour of a text. */
export const toneTextClasses: Readonly<Record<NineGridTone, string>> = {
  attachment: 'text-attachment',
  neutral: 'text-neutral',
  aversion: 'text-aversion',
  present: 'text-accent',
};

/** A tone as the colour of a line. */
export const toneLineClasses: Readonly<Record<NineGridTone, string>> = {
  attachment: 'bg-attachment',
  neutral: 'bg-neutral',
  aversion: 'bg-aversion',
  present: 'bg-accent',
};
