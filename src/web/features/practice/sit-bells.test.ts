import { beforeEach, describe, expect, test } from 'vitest';
import { SitRig } from '../../../../tests/setup/sit-rig.ts';
import type { SitParts } from './sit-parts.ts';
import type { SitRunner } from './sit-runner.ts';

const minute = 60_000;

let rig: SitRig;
let begun: number;

beforeEach(() => {
  rig = new SitRig();
  begun = rig.clock.now().monotonicMillis;
});

/** A running sit of 30 minutes with a bell every so many minutes. */
async function started(intervalMinutes: number, change: Partial<SitParts> = {}): Promise<SitRunner> {
  const bells = { startBell: true, endBell: true, bellVolume: 0.5, intervalMinutes };
  const runner = rig.runnerOf({ bells, plannedMillis: 30 * minute, ...change });
  await runner.start();
  return runner;
}

/** When the bells in between rang: minutes of the clock since the start. */
function minutesBetween(): number[] {
  const between = rig.bell.rang.filter(({ voice }) => voice === 'small bowl');
  return between.map(({ atMillis }) => (atMillis - begun) / minute);
}

describe('bells in between', () => {
  test.each([
    [0, []],
    [7, [7, 14, 21, 28]],
    [10, [10, 20]],
    [15, [15]],
    [30, []],
    [45, []],
    [1, Array.from({ length: 29 }, (_, at) => at + 1)],
  ])('every %i minutes of 30', async (interval, expected) => {
    await started(interval);
    await rig.clock.pass(40 * minute);
    expect(minutesBetween()).toEqual(expected);
    const bowls = rig.bell.rang.filter(({ voice }) => voice === 'bowl');
    expect(bowls.map(({ atMillis }) => atMillis)).toEqual([begun, begun + 30 * minute]);
  });

  test('ring to the millisecond in a hidden, throttled tab', async () => {
    await started(5);
    await rig.clock.pass(minute);
    rig.presence.hide();
    rig.clock.isThrottled = true;
    await rig.clock.pass(29 * minute);
    expect(minutesBetween()).toEqual([5, 10, 15, 20, 25]);
  });

  test('wait while the sit is paused', async () => {
    const runner = await started(10);
    await rig.clock.pass(9 * minute);
    runner.pause();
    await rig.clock.pass(5 * minute);
    expect(minutesBetween()).toEqual([]);
    runner.resume();
    await rig.clock.pass(30 * minute);
    expect(minutesBetween()).toEqual([15, 25]);
  });

  test.each([60, -60])('are not moved by a wall clock set by %i minutes while awake', async (by) => {
    await started(10);
    await rig.clock.pass(4 * minute);
    rig.clock.setWall(by * minute);
    await rig.clock.pass(26 * minute);
    expect(minutesBetween()).toEqual([10, 20]);
  });

  test('that the device slept through are left out, and the others keep their moment in the sit', async () => {
    rig.isLockGranted = false;
    await started(10);
    await rig.clock.pass(8 * minute);
    rig.clock.sleep(5 * minute);
    rig.presence.show();
    await rig.clock.pass(17 * minute);
    expect(minutesBetween()).toEqual([15]); // 20 minutes of the sit, of which 5 were slept through
  });

  test('do not ring after the sit was ended, discarded or left', async () => {
    for (const stop of ['end', 'discard', 'dispose'] as const) {
      rig = new SitRig();
      const runner = await started(10);
      await rig.clock.pass(9.5 * minute);
      await runner[stop]();
      await rig.clock.pass(40 * minute);
      expect(minutesBetween()).toEqual([]);
    }
  });

  test('go on after a sit was taken up again', async () => {
    const taken = { elapsedMillis: 12 * minute, clockWasUncertain: false, taps: [] };
    const runner = await started(10, { taken });
    runner.resume();
    await rig.clock.pass(20 * minute);
    expect(minutesBetween()).toEqual([8]);
  });

  test('let the page make sound, also where they are the only ones', async () => {
    await started(10, { bells: { startBell: false, endBell: false, bellVolume: 1, intervalMinutes: 10 } });
    expect(rig.bell.unlocked).toBe(1);
    await rig.clock.pass(40 * minute);
    expect(rig.bell.rang.map(({ voice }) => voice)).toEqual(['small bowl', 'small bowl']);
  });

  test('are set ahead, few at a time, and none at the end, where the bowl is', async () => {
    await started(1, { plannedMillis: 120 * minute });
    expect(rig.bell.setAhead).toHaveLength(4);
    await rig.clock.pass(119.5 * minute);
    const last = rig.bell.setAhead.filter(({ dueMillis }) => dueMillis >= begun + 120 * minute);
    expect(new Set(last.map(({ voice }) => voice))).toEqual(new Set(['bowl']));
  });
});
