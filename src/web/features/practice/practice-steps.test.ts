import { describe, expect, test } from 'vitest';
import type { Mark, MarkKey } from '#domain/path/marks.ts';
import { matrixStages } from '#domain/practice/stages.ts';
import { decodeHandedOver } from './handed-over.ts';
import {
  matrixEntrance,
  matrixSteps,
  recoverySteps,
  stage1Entrance,
  stage1Steps,
  stepBefore,
  stepNamed,
} from './practice-steps.ts';

const marksOf = (...keys: MarkKey[]): Mark[] => keys.map((key) => ({ key, at: '2026-11-21T08:00:00.000Z' }));

function arrival(marks: Mark[], state: unknown, search: Record<string, unknown>) {
  return { handed: decodeHandedOver(state), search, marks };
}

describe('where stage 1 begins (B § 2)', () => {
  const entrance = (marks: Mark[], state: unknown = {}, search: Record<string, unknown> = {}) =>
    stage1Entrance(arrival(marks, state, search), 't2');

  test('with the introduction, the first time', () => {
    expect(entrance([])).toBe('introduction');
    expect(entrance(marksOf('level-intro-t2', 'introduction', 'stage-intro-2'))).toBe('introduction');
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

describe.each(matrixStages)('where stage %i begins (B § 2, § 4)', (stage) => {
  const another = stage === 6 ? 2 : 6;
  const entrance = (marks: Mark[], state: unknown = {}, search: Record<string, unknown> = {}) =>
    matrixEntrance(stage, arrival(marks, state, search));

  test('with the introduction, the first time', () => {
    expect(entrance([])).toBe('introduction');
    expect(entrance(marksOf(`stage-intro-${another}`, 'stage-intro-1'))).toBe('introduction');
  });

  test('with the posture once its introduction was finished or skipped', () => {
    expect(entrance(marksOf(`stage-intro-${stage}`))).toBe('posture');
  });

  test.each([
    [{ fromPAHM: true, stageLevel: 'PAHM Trainee Practice', duration: 30, stage }, {}],
    [{ fromIntro: true }, {}],
    [{}, { returnToStage: String(stage), fromStage: 'true' }],
    [{}, { returnToStage: stage, fromStage: true }],
  ])('with the posture when arriving with state %j and query %j', (state, search) => {
    expect(entrance([], state, search)).toBe('posture');
  });

  test.each([
    [{ returnToStage: another, fromStage: 'true' }],
    [{ returnToStage: stage, fromStage: 'false' }],
    [{ returnToStage: stage }],
    [{ fromStage: true }],
  ])('with the introduction when the query is %j', (search) => {
    expect(entrance([], { fromPAHM: 'true' }, search)).toBe('introduction');
  });

  test('at the timer when a length comes from outside', () => {
    expect(entrance([], { duration: 120 })).toBe('timer');
    expect(entrance(marksOf(`stage-intro-${stage}`), { duration: 1 })).toBe('timer');
    expect(entrance([], { duration: '120' })).toBe('introduction');
  });
});

test('Back goes one step at a time, and from the first one out', () => {
  expect(stage1Steps.map((step) => stepBefore(stage1Steps, step))).toEqual([
    undefined,
    'introduction',
    'introduction-2',
    'introduction-3',
    'level',
  ]);
  expect(matrixSteps.map((step) => stepBefore(matrixSteps, step))).toEqual([
    undefined,
    'introduction',
    'introduction-2',
    'introduction-3',
    'introduction-4',
    'posture',
  ]);
  expect(recoverySteps.map((step) => stepBefore(recoverySteps, step))).toEqual([
    undefined,
    'posture',
    'timer',
  ]);
});

test.each(['', 2, undefined, null, 'Posture', ['posture']])('the address names no step: %j', (value) => {
  expect(stepNamed(stage1Steps, value)).toBeUndefined();
  expect(stepNamed(matrixSteps, value)).toBeUndefined();
});

test('an address names only a step of its own practice', () => {
  expect(stepNamed(recoverySteps, 'reflection')).toBe('reflection');
  expect(stepNamed(recoverySteps, 'introduction')).toBeUndefined();
  expect(stepNamed(stage1Steps, 'timer')).toBeUndefined();
  expect(stepNamed(matrixSteps, 'timer')).toBe('timer');
  expect(stepNamed(matrixSteps, 'level')).toBeUndefined();
});
