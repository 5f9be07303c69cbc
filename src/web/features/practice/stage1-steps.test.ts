import { describe, expect, test } from 'vitest';
import type { Mark, MarkKey } from '#domain/path/marks.ts';
import { decodeHandedOver } from './handed-over.ts';
import { entranceStep, stage1Step, stage1Steps, stepBefore } from './stage1-steps.ts';

const marksOf = (...keys: MarkKey[]): Mark[] => keys.map((key) => ({ key, at: '2026-11-21T08:00:00.000Z' }));

function entrance(marks: Mark[], state: unknown = {}, search: Record<string, unknown> = {}) {
  return entranceStep({ handed: decodeHandedOver(state), search, marks, level: 't2' });
}

describe('where stage 1 begins (B § 2)', () => {
  test('with the introduction, the first time', () => {
    expect(entrance([])).toBe('introduction');
    expect(entrance(marksOf('level-intro-t2', 'introduction'))).toBe('introduction');
  });

  test("with the level's own introduction once the first was seen", () => {
    expect(entrance(marksOf('stage-intro-1'))).toBe('level');
    expect(entrance(marksOf('stage-intro-1', 'level-intro-t1'))).toBe('level');
  });

  test('with the posture once both were read', () => {
    expect(entrance(marksOf('stage-intro-1', 'level-intro-t2'))).toBe('posture');
  });

  test.each([
    [{ fromPAHM: true }, {}],
    [{ fromIntro: true }, {}],
    [{}, { returnToStage: '1', fromStage: 'true' }],
    [{}, { returnToStage: 1, fromStage: true }],
  ])('with the posture when arriving with state %j and query %j', (state, search) => {
    expect(entrance([], state, search)).toBe('posture');
  });

  test.each([
    [{ returnToStage: '2', fromStage: 'true' }],
    [{ returnToStage: '1', fromStage: 'false' }],
    [{ returnToStage: '1' }],
  ])('with the introduction when the query is %j', (search) => {
    expect(entrance([], {}, search)).toBe('introduction');
  });
});

test('Back goes one step at a time, and from the first one out', () => {
  expect(stage1Steps.map(stepBefore)).toEqual([undefined, ...stage1Steps.slice(0, -1)]);
});

test.each(['', 'timer', 2, undefined, null, 'Posture'])('the address names no step: %j', (value) => {
  expect(stage1Step(value)).toBeUndefined();
});
