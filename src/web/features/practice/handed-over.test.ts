import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { camelCounts, noCounts } from '#domain/pahm/counts.ts';
import { holds } from '../../../../tests/setup/holds.ts';
import { decodeHandedOver } from './handed-over.ts';

const nothing = decodeHandedOver(undefined);

describe('what another screen handed over', () => {
  test('is read', () => {
    const state = { level: 'T3', posture: 'seiza', duration: 25, sessionId: 'one', fromPAHM: true, key: 'x' };
    expect(decodeHandedOver(state)).toEqual({
      ...nothing,
      level: 't3',
      posture: 'seiza',
      duration: 25,
      sessionId: 'one',
      fromPAHM: true,
    });
  });

  test.each(['chair', 'other', 'seated', 'standing'])('names its posture: %s', (posture) => {
    expect(decodeHandedOver({ posture })).toEqual({ ...nothing, posture });
  });

  test.each([
    [{ stage: 4 }, 4],
    [{ stageName: 'PAHM Beginner' }, 3],
    [{ stageLevel: 'PAHM Illuminator' }, 6],
    [{ stageLevel: 5 }, 5],
    [{ stageName: 'PAHM Advanced' }, 4],
    [{ stage: 2, stageLevel: 'PAHM Trainee Practice' }, 2],
  ])('names its stage: %j is %i', (state, stage) => {
    expect(decodeHandedOver(state).stage).toBe(stage);
  });

  test('counts by position', () => {
    const counts = { ...noCounts(), worry: 3, present: 12 };
    expect(decodeHandedOver({ pahmData: camelCounts(counts) }).counts).toEqual(counts);
  });

  test.each([
    [{ level: 't6' }],
    [{ stage: 1 }],
    [{ stage: '3' }],
    [{ stage: 7 }],
    [{ stageName: 'Seeker' }],
    [{ stageName: 'constructor', stageLevel: {} }],
    [{ pahmData: { presentNeutral: 3 } }],
    [{ pahmData: { ...camelCounts(noCounts()), presentNeutral: -1 } }],
    [{ pahmData: { ...camelCounts(noCounts()), presentNeutral: 1.5 } }],
    [{ pahmData: { ...camelCounts(noCounts()), presentNeutral: Number.MAX_SAFE_INTEGER } }],
    [{ level: ['t1'] }],
    [{ posture: 'headstand' }],
    [{ posture: ['chair'] }],
    [{ duration: '25' }],
    [{ duration: Number.NaN }],
    [{ duration: Number.POSITIVE_INFINITY }],
    [{ sessionId: '' }],
    [{ sessionId: 7 }],
    [{ endBell: 'rang' }],
    [{ fromPAHM: 'true', fromIntro: 1 }],
    [null],
    ['t3'],
  ])('is as if not there where it does not fit: %j', (state) => {
    expect(decodeHandedOver(state)).toEqual(nothing);
  });

  test('never breaks a screen, whatever it is', () => {
    const keys = Object.keys(nothing);
    const anything = fc.oneof(fc.anything(), fc.dictionary(fc.constantFrom(...keys), fc.anything()));
    holds(
      fc.property(anything, (state) => {
        expect(Object.keys(decodeHandedOver(state))).toEqual(keys);
      }),
    );
  });
});
