import type { Clock } from './clock.ts';

/** So long a piece of work may take before the page gets its turn: half a frame. */
const pieceMillis = 8;

/** Does work in pieces, between which the page can draw and answer, and says what it comes to. */
export async function inPieces<Value>(work: Iterator<void, Value>, clock: Clock): Promise<Value> {
  for (;;) {
    // A task of its own, so that what is being drawn goes first.
    await new Promise<void>((resolve) => void clock.setTimer(resolve, 0));
    const beganAt = clock.now().monotonicMillis;
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (clock.now().monotonicMillis - beganAt < pieceMillis);
  }
}
