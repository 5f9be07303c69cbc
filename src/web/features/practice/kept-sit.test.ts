import { beforeEach, describe, expect, test } from 'vitest';
import { createSessionState, type SessionState } from '#store/session-state.ts';
import { exampleMatrixSit, exampleSit, exampleTaps } from '../../../../tests/setup/example-sit.ts';
import { FakeStorage } from '../../../../tests/setup/fake-storage.ts';
import { atLastMark, atLastTap, isWhole, lastKnownEnd } from './kept-sit.ts';

const mark = { markedAt: '2026-11-21T08:00:00.000Z', clockWasUncertain: false };
let tab: SessionState;

beforeEach(() => {
  tab = createSessionState(new FakeStorage(), 'user-1');
});

describe('the last mark before a reload', () => {
  test('is taken from the tab when the device no longer got it', () => {
    const older = exampleSit({ elapsedMillis: 0 });
    tab.write('sitMark', { ...mark, sitId: 'a-sit', elapsedMillis: 3000 });
    expect(atLastMark(older, { tab })).toMatchObject({
      sitId: 'a-sit',
      elapsedMillis: 3000,
      startedAt: older.startedAt,
    });
  });

  test('of another sit, or an older one, counts for nothing', () => {
    const sit = exampleSit();
    tab.write('sitMark', { ...mark, sitId: 'another', elapsedMillis: 300_000 });
    expect(atLastMark(sit, { tab })).toBe(sit);
    tab.write('sitMark', { ...mark, sitId: 'a-sit', elapsedMillis: 1000 });
    expect(atLastMark(sit, { tab })).toBe(sit);
  });
});

describe('the last tap before a crash', () => {
  test('says how long was sat, where it came after the last mark', () => {
    const sit = exampleMatrixSit();
    const taps = [...exampleTaps, { position: 'future', atMillis: 243_500 } as const];
    expect(atLastTap(sit, taps)).toEqual({
      ...sit,
      elapsedMillis: 243_500,
      markedAt: '2026-11-21T08:04:03.500Z',
    });
  });

  test('says nothing where the mark came later, or there is none', () => {
    const sit = exampleMatrixSit();
    expect(atLastTap(sit, exampleTaps)).toBe(sit);
    expect(atLastTap(sit, [])).toBe(sit);
  });

  test('never says more than was planned', () => {
    const sit = exampleMatrixSit({ elapsedMillis: 1_799_000 });
    expect(atLastTap(sit, [{ position: 'past', atMillis: 9_999_999 }]).elapsedMillis).toBe(1_800_000);
  });
});

describe('a sit that was interrupted (B § 4)', () => {
  test('counts up to its last mark, as not completed', () => {
    const sit = exampleSit();
    expect(isWhole(sit)).toBe(false);
    expect(lastKnownEnd(sit, [])).toEqual({
      elapsedMillis: 240_000,
      isCompleted: false,
      endedAt: '2026-11-21T08:04:00.000Z',
      clockWasUncertain: false,
      taps: [],
    });
  });

  test('is complete when it had reached its end and only could not be recorded', () => {
    const sit = exampleSit({ elapsedMillis: 600_000, status: 'paused' });
    expect(isWhole(sit)).toBe(true);
    expect(lastKnownEnd(sit, []).isCompleted).toBe(true);
  });
});

test('what is kept of a matrix sit comes with its taps', () => {
  expect(lastKnownEnd(exampleMatrixSit(), exampleTaps).taps).toBe(exampleTaps);
});
