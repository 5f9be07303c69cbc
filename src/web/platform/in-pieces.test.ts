import { expect, it } from 'vitest';
import { inPieces } from './in-pieces.ts';

/** Work of some steps, each of so many milliseconds, and a clock on which they pass; and how it was done. */
function working(steps: number, stepMillis: number) {
  let monotonicMillis = 0;
  const pieces: number[] = [];
  const clock = {
    now: () => ({ wallMillis: 0, monotonicMillis }),
    instant: () => '',
    zone: () => 'UTC',
    setTimer(callback: () => void) {
      pieces.push(0);
      queueMicrotask(callback);
      return () => {};
    },
  };
  function* work(): Generator<void, string> {
    for (let step = 0; step < steps; step += 1) {
      monotonicMillis += stepMillis;
      pieces[pieces.length - 1] = (pieces.at(-1) ?? 0) + 1;
      yield;
    }
    return 'done';
  }
  return { clock, work: work(), pieces };
}

it.each([
  [10, 3, [3, 3, 3, 1]],
  [3, 20, [1, 1, 1, 0]],
  [0, 1, [0]],
])('does %i steps of %i ms in pieces of %j', async (steps, stepMillis, pieces) => {
  const done = working(steps, stepMillis);
  expect(await inPieces(done.work, done.clock)).toBe('done');
  expect(done.pieces).toEqual(pieces);
});

it('throws what the work throws', async () => {
  function* failing(): Generator<void, never> {
    yield;
    throw new Error('No');
  }
  await expect(inPieces(failing(), working(0, 0).clock)).rejects.toThrow('No');
});
