/** How many points a key leads on: to the right, and down. In a row both are one; in a table one of them is a whole row or column. */
export interface CursorSteps {
  right: number;
  down: number;
}

const inARow: CursorSteps = { right: 1, down: 1 };

/**
 * Where a key leads along so many points: left and up back, right and down on, Home and End to the first and the last. From
 * nowhere, on is the first and back the last; where there is no point that far it stays.
 * @returns undefined for any other key
 */
export function cursorAfter(
  key: string,
  from: number | undefined,
  count: number,
  { right, down }: CursorSteps = inARow,
): number | undefined {
  const last = count - 1;
  if (last < 0) return undefined;
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: right,
    ArrowDown: down,
    ArrowLeft: -right,
    ArrowUp: -down,
  };
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const move = Object.hasOwn(moves, key) ? moves[key] : undefined;
  if (move === undefined) return undefined;
  if (from === undefined) return move > 0 ? 0 : last;
  const to = from + move;
  return to < 0 || to > last ? from : to;
}
