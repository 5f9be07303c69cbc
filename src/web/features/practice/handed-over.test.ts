import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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

  test.each([
    [{ level: 't6' }],
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
