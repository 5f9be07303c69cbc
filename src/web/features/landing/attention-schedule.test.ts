import { describe, expect, it } from 'vitest';
import { dotKeyframes, haloKeyframes } from './attention-keyframes.ts';
import { attentionSchedule, centre, roundMillis } from './attention-schedule.ts';

describe('the schedule of the logo (A § 9)', () => {
  const phases = attentionSchedule();

  it('moves 800 ms, dwells 500 ms, rests 1000 ms at the centre, pauses 500 ms', () => {
    const lengths = new Map(
      phases.map(({ kind, startMillis, endMillis }) => [kind, endMillis - startMillis]),
    );
    expect(Object.fromEntries(lengths)).toEqual({ move: 800, dwell: 500, centre: 1000, pause: 500 });
  });

  it('follows without a gap, and one round lasts 12.7 s', () => {
    expect(phases[0]?.startMillis).toBe(0);
    for (const [index, phase] of phases.slice(1).entries()) {
      expect(phase.startMillis).toBe(phases[index]?.endMillis);
    }
    expect(roundMillis).toBe(9 * 800 + 8 * 500 + 1000 + 500);
  });

  it('visits each of the nine dots once, one step at a time, and ends at the centre', () => {
    const moves = phases.filter(({ kind }) => kind === 'move').map(({ place }) => place);
    expect(new Set(moves.map(({ right, down }) => `${right} ${down}`)).size).toBe(9);
    for (const [index, place] of moves.slice(1).entries()) {
      const before = moves[index] ?? centre;
      expect(Math.abs(place.right - before.right) + Math.abs(place.down - before.down)).toBe(1);
    }
    expect(moves.at(-1)).toBe(centre);
    expect(phases.slice(-2).map(({ kind, place }) => [kind, place])).toEqual([
      ['centre', centre],
      ['pause', centre],
    ]);
  });
});

describe('its keyframes', () => {
  it('run from 0 to 1 without going back, and end as they begin', () => {
    for (const keyframes of [haloKeyframes(), dotKeyframes({ right: 1, down: 0 }), dotKeyframes(centre)]) {
      const offsets = keyframes.map(({ offset }) => offset);
      expect(offsets[0]).toBe(0);
      expect(offsets.at(-1)).toBe(1);
      expect(offsets).toEqual(offsets.toSorted((one, other) => one - other));
      expect(keyframes.at(-1)?.transform).toBe(keyframes[0]?.transform);
    }
  });
});
