import { beforeEach, describe, expect, test } from 'vitest';
import { frozenTimers, settled } from '../../../../tests/setup/sit-fakes.ts';
import { SitRig } from '../../../../tests/setup/sit-rig.ts';
import type { SitParts } from './sit-parts.ts';
import type { SitRunner } from './sit-runner.ts';

const minute = 60_000;

let rig: SitRig;
let begun: number;

beforeEach(() => {
  rig = new SitRig('2026-11-21T08:00:00.000Z');
  begun = rig.clock.now().monotonicMillis;
});

async function started(change: Partial<SitParts> = {}): Promise<SitRunner> {
  const runner = rig.runnerOf({ preparationMillis: 30_000, ...change });
  await runner.start();
  return runner;
}

describe('the time to settle', () => {
  test('comes between Start and the sit, and is no part of it', async () => {
    const runner = await started();
    expect(runner.snapshot()).toMatchObject({
      status: 'preparing',
      preparationSeconds: 30,
      remainingSeconds: 600,
    });
    await rig.clock.pass(12_000);
    expect(runner.snapshot().preparationSeconds).toBe(18);
    expect(rig.marks).toEqual([]);
    await rig.clock.pass(18_000);
    expect(runner.snapshot()).toMatchObject({ status: 'running', remainingSeconds: 600 });
    expect(rig.marks[0]).toMatchObject({ elapsedMillis: 0, startedAt: '2026-11-21T08:00:30.000Z' });
    await rig.clock.pass(10 * minute);
    expect(rig.ends[0]).toMatchObject({ elapsedMillis: 10 * minute, endedAt: '2026-11-21T08:10:30.000Z' });
  });

  test('ends with the start bell, to the millisecond', async () => {
    await started();
    await rig.clock.pass(11 * minute);
    expect(rig.bell.rangAtMillis).toEqual([begun + 30_000, begun + 30_000 + 10 * minute]);
  });

  test('takes no tap, no pause and no end', async () => {
    const runner = await started();
    expect(runner.tap('present')).toBe(false);
    expect(runner.undoTap()).toBeUndefined();
    runner.pause();
    runner.resume();
    runner.end();
    await Promise.all([runner.start(), settled()]);
    expect(runner.snapshot()).toMatchObject({ status: 'preparing', tapCount: 0 });
    await rig.clock.pass(30_000);
    expect(runner.snapshot().status).toBe('running');
    expect(rig.bell.rangAtMillis).toHaveLength(1);
  });

  test('can be skipped: the bell rings, and the sit begins', async () => {
    const runner = await started();
    await rig.clock.pass(5000);
    runner.skipPreparation();
    expect(runner.snapshot()).toMatchObject({ status: 'running', remainingSeconds: 600 });
    await rig.clock.pass(10 * minute);
    expect(rig.bell.rangAtMillis).toEqual([begun + 5000, begun + 5000 + 10 * minute]);
    expect(rig.ends).toHaveLength(1);
  });

  test.each(['cancelled', 'left'] as const)('can be %s: nothing rings, and nothing was kept', async (how) => {
    const runner = await started();
    await rig.clock.pass(5000);
    if (how === 'cancelled') runner.cancelPreparation();
    else runner.dispose();
    expect(runner.snapshot().status).toBe('ready');
    await rig.clock.pass(20 * minute);
    expect({ rang: rig.bell.rang, marks: rig.marks, ends: rig.ends }).toEqual({
      rang: [],
      marks: [],
      ends: [],
    });
    expect(rig.wakefulness.map(({ wasReleased }) => wasReleased)).toEqual([true]);
    expect(rig.presence.listeners).toBe(0);
  });

  test('begins anew after it was cancelled', async () => {
    const runner = await started();
    await rig.clock.pass(20_000);
    runner.cancelPreparation();
    await runner.start();
    expect(runner.snapshot()).toMatchObject({ status: 'preparing', preparationSeconds: 30 });
  });

  test('holds the screen on without a gap into the sit', async () => {
    await started();
    await rig.clock.pass(minute);
    expect(rig.wakefulness.map(({ wasReleased }) => wasReleased)).toEqual([false]);
  });

  test('ends on time in a hidden, throttled tab', async () => {
    const runner = await started({ preparationMillis: 300_000 });
    await rig.clock.pass(10_000);
    rig.presence.hide();
    rig.clock.isThrottled = true;
    await rig.clock.pass(15 * minute);
    expect(runner.snapshot().status).toBe('completed');
    expect(rig.ends[0]).toMatchObject({ endedAt: '2026-11-21T08:15:00.000Z' });
    expect(rig.bell.rangAtMillis).toEqual([begun + 5 * minute, begun + 15 * minute]);
  });

  test('does not draw while hidden', async () => {
    const runner = await started();
    let commits = 0;
    runner.subscribe(() => {
      commits += 1;
    });
    rig.presence.hide();
    await rig.clock.pass(20_000);
    expect(commits).toBe(0);
    rig.presence.show();
    expect(runner.snapshot().preparationSeconds).toBe(10);
  });

  test('that the device slept through counts from its end on', async () => {
    rig.isLockGranted = false;
    const runner = await started();
    await rig.clock.pass(10_000);
    rig.clock.sleep(2 * minute);
    rig.presence.show();
    expect(runner.snapshot()).toMatchObject({ status: 'running', remainingSeconds: 500 });
    expect(rig.bell.rangAtMillis).toHaveLength(1);
    runner.end();
    await settled();
    expect(rig.marks[0]?.startedAt).toBe('2026-11-21T08:00:30.000Z');
    expect(rig.ends[0]).toMatchObject({ elapsedMillis: 100_000, clockWasUncertain: true });
  });

  test('that was over before the page noticed counts from its end on, too', async () => {
    const runner = await started({ clock: frozenTimers(rig.clock) });
    await rig.clock.pass(40_000);
    expect(runner.snapshot().status).toBe('preparing');
    rig.presence.show();
    expect(runner.snapshot()).toMatchObject({ status: 'running', remainingSeconds: 590 });
    expect(rig.marks[0]).toMatchObject({ elapsedMillis: 10_000, clockWasUncertain: false });
  });

  test('ends on time in a throttled tab after a sleep that ended before it', async () => {
    rig.isLockGranted = false;
    const runner = await started({ preparationMillis: 300_000 });
    await rig.clock.pass(60_000);
    rig.clock.sleep(60_000);
    await rig.clock.pass(1500);
    expect(runner.snapshot().preparationSeconds).toBe(179);
    rig.presence.hide();
    rig.clock.isThrottled = true;
    await rig.clock.pass(178_490);
    expect(runner.snapshot().status).toBe('preparing');
    await rig.clock.pass(20);
    expect(runner.snapshot().status).toBe('running');
  });

  test.each([60, -60])('does not mind a wall clock set by %i minutes while awake', async (by) => {
    const runner = await started();
    await rig.clock.pass(10_000);
    rig.clock.setWall(by * minute);
    await rig.clock.pass(10_000);
    expect(runner.snapshot()).toMatchObject({ status: 'preparing', preparationSeconds: 10 });
    await rig.clock.pass(10_000);
    expect(runner.snapshot()).toMatchObject({ status: 'running', remainingSeconds: 600 });
  });
});
