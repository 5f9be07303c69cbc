import { expect, test } from 'vitest';
import { StrokeAhead } from './stroke-ahead.ts';

/** A bell that only tells what was set on it: in how many milliseconds, and how often a stroke was taken back. */
function listeningBell() {
  const set: number[] = [];
  let taken = 0;
  const scheduleAt = (inMillis: number) => {
    set.push(inMillis);
    return {
      cancel: () => {
        taken += 1;
      },
      hasRung: () => false,
    };
  };
  const bell = { unlock: () => Promise.resolve(), ring: () => {}, scheduleAt };
  return { stroke: new StrokeAhead(bell, 1, 'bowl'), set, taken: () => taken };
}

/** Follows a stroke that is set at 0 for `dueMillis`, second by second until then; with these moments in the sit's own time. */
function follow(dueMillis: number): { set: number[]; taken: number } {
  const { stroke, set, taken } = listeningBell();
  stroke.set(dueMillis, 0);
  for (let now = 1000; now < dueMillis; now += 1000) stroke.renew(dueMillis - now, now);
  return { set, taken: taken() };
}

test('is set anew once when its time comes near, since the audio clock may have fallen behind', () => {
  expect(follow(30_000).set).toEqual([30_000, 10_000]);
});

test('is set anew every minute until then', () => {
  expect(follow(150_000).set).toEqual([150_000, 90_000, 30_000, 10_000]);
});

test('takes back each stroke that another one follows', () => {
  expect(follow(150_000).taken).toBe(3);
});

test('is left alone in its last three seconds, and where it was near from the start', () => {
  expect(follow(8000).set).toEqual([8000]);
  const { stroke, set } = listeningBell();
  stroke.set(20_000, 0);
  // Nothing was observed until now: a page that slept.
  stroke.renew(2500, 17_500);
  expect(set).toEqual([20_000]);
});

test('follows what remains where that was changed, up to its end', () => {
  const { stroke, set } = listeningBell();
  stroke.set(20_000, 0);
  stroke.renew(2000, 17_000);
  expect(set).toEqual([20_000, 2000]);
});
