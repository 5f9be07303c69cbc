import { describe, expect, it } from 'vitest';
import { mostTaps, sitTapsSchema, tapSchema } from './taps.ts';

describe('a tap', () => {
  it.each([
    [{ position: 'likes', atMillis: 0 }, true],
    [{ position: 'worry', atMillis: 7_200_000 }, true],
    [{ position: 'present_neutral', atMillis: 0 }, false],
    [{ position: 'likes', atMillis: -1 }, false],
    [{ position: 'likes', atMillis: 0.5 }, false],
    [{ position: 'likes', atMillis: Number.NaN }, false],
    [{ position: 'likes' }, false],
  ])('%j fits: %s', (tap, fits) => {
    expect(tapSchema.safeParse(tap).success).toBe(fits);
  });
});

describe('the taps of a sit', () => {
  const tap = { position: 'present', atMillis: 1000 };

  it.each([
    ['with none', { sessionId: 'sit-1', taps: [] }, true],
    ['at their most', { sessionId: 'sit-1', taps: Array(mostTaps).fill(tap) }, true],
    ['with one more', { sessionId: 'sit-1', taps: Array(mostTaps + 1).fill(tap) }, false],
    ['of no sit', { sessionId: '', taps: [tap] }, false],
  ])('%s fit: %s', (_, taps, fit) => {
    expect(sitTapsSchema.safeParse(taps).success).toBe(fit);
  });

  it('are kept for ten a second over two hours', () => {
    expect(mostTaps).toBe(10 * 60 * 120);
  });
});
