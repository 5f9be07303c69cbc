import { describe, expect, test } from 'vitest';
import { matrixStages, stageOf } from '#domain/practice/stages.ts';
import { decodeHandedOver } from './handed-over.ts';
import { lengthRequest, timerRequest } from './timer-request.ts';

const asked = (state: unknown, searchLevel?: unknown) => timerRequest(decodeHandedOver(state), searchLevel);

describe('what the stillness timer is asked for (B § 2, § 4, § 9)', () => {
  test.each([
    ['t1', 10],
    ['T2', 15],
    ['t3', 20],
    ['t4', 25],
    ['t5', 30],
  ])('%s presets its own length', (level, setupMinutes) => {
    expect(asked({}, level)).toMatchObject({ level: level.toLowerCase(), setupMinutes });
  });

  test.each([undefined, 't9', 3, ['t2']])('the level %j is not known: T1, 10 minutes', (level) => {
    expect(asked({}, level)).toMatchObject({ level: 't1', setupMinutes: 10, startMinutes: undefined });
  });

  test.each([
    [25, 25],
    [5, 5],
    [1, 5],
    [120, 90],
  ])('without a level, a default duration of %i minutes presets %i', (wanted, setupMinutes) => {
    expect(timerRequest(decodeHandedOver({}), undefined, wanted)).toMatchObject({ setupMinutes });
    expect(timerRequest(decodeHandedOver({}), 't3', wanted)).toMatchObject({ setupMinutes: 20 });
    expect(timerRequest(decodeHandedOver({ setupMinutes: 7 }), undefined, wanted).setupMinutes).toBe(7);
  });

  test('router state wins over the query', () => {
    expect(asked({ level: 't4' }, 't2')).toMatchObject({ level: 't4', setupMinutes: 25 });
  });

  test.each([
    [5, 5],
    [20, 20],
    [20.9, 20],
    [90, 90],
    [400, 90],
  ])('a length of %d minutes from outside starts at once, with %d', (duration, startMinutes) => {
    expect(asked({ duration })).toMatchObject({ startMinutes });
  });

  test.each([4, 0, -10, '20', null])('a length of %j from outside only opens the setup', (duration) => {
    expect(asked({ level: 't2', duration })).toMatchObject({ startMinutes: undefined, setupMinutes: 15 });
  });

  test('the setup shows the length that it showed before, if that may be sat', () => {
    expect(asked({ level: 't2', setupMinutes: 40 }).setupMinutes).toBe(40);
    expect(asked({ level: 't2', setupMinutes: 2 }).setupMinutes).toBe(15);
    expect(asked({ level: 't2', setupMinutes: 91 }).setupMinutes).toBe(15);
  });
});

describe.each(matrixStages)('the length that stage %i is asked for (B § 4, § 5)', (stage) => {
  const { minutes } = stageOf(stage);
  const asked = (state: unknown) => lengthRequest(decodeHandedOver(state), minutes, minutes.default);

  test('is preset where none is named', () => {
    expect(asked({})).toEqual({ setupMinutes: minutes.default, startMinutes: undefined, isBelow: false });
  });

  test('starts at once from its minimum on, and not with more than its maximum', () => {
    expect(asked({ duration: minutes.minimum })).toMatchObject({ startMinutes: minutes.minimum });
    expect(asked({ duration: 120 })).toMatchObject({ startMinutes: 120 });
    expect(asked({ duration: 121 })).toMatchObject({ startMinutes: 120, isBelow: false });
  });

  test('does not start below its minimum', () => {
    expect(asked({ duration: minutes.minimum - 1 })).toMatchObject({
      startMinutes: undefined,
      isBelow: true,
    });
    expect(asked({ duration: -1 })).toMatchObject({ startMinutes: undefined, isBelow: true });
  });

  test('is none where what came is no number', () => {
    for (const duration of ['60', Number.NaN, Number.POSITIVE_INFINITY, null, [60]]) {
      expect(asked({ duration })).toEqual(asked({}));
    }
  });

  test('shows the length that the setup showed before, where it may be sat', () => {
    expect(asked({ setupMinutes: minutes.minimum + 1 }).setupMinutes).toBe(minutes.minimum + 1);
    expect(asked({ setupMinutes: minutes.minimum - 1 }).setupMinutes).toBe(minutes.default);
    expect(asked({ setupMinutes: 121 }).setupMinutes).toBe(minutes.default);
  });
});
