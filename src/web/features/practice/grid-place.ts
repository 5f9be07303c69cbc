import { type PositionKey, positions } from '#domain/pahm/positions.ts';
import type { GridPlace } from '#platform/touch-tone.ts';

/** Where a position stands in the grid: rows by charge, columns by time (B § 2, § 3). */
export function placeOf(position: PositionKey): GridPlace {
  const index = positions.findIndex(({ key }) => key === position);
  return { row: Math.floor(index / 3) as GridPlace['row'], column: (index % 3) as GridPlace['column'] };
}

/** The position under a figure of the number pad: 7 8 9 above, 4 5 6, 1 2 3 below. */
export function positionOfDigit(digit: number): PositionKey | undefined {
  if (digit < 1 || digit > 9) return undefined;
  const row = 2 - Math.floor((digit - 1) / 3);
  return positions[row * 3 + ((digit - 1) % 3)]?.key;
}

/** The vibration by which a place is known: the row is how long, the column how often. On and off in milliseconds. */
export function vibrationOf({ row, column }: GridPlace): number[] {
  const onMillis = [35, 80, 150][row] ?? 0;
  const offMillis = 70;
  return Array.from({ length: 2 * column + 1 }, (_, at) => (at % 2 === 0 ? onMillis : offMillis));
}

/** The vibration of taking back: a short rattle, like none of the places. */
export const undoVibration = [15, 30, 15, 30, 15, 30, 15, 30, 15];
