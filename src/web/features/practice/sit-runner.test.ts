import { beforeEach, describe, expect, test } from 'vitest';
import { settled } from '../../../../tests/setup/sit-fakes.ts';
import { SitRig } from '../../../../tests/setup/sit-rig.ts';
import type { SitParts } from './sit-parts.ts';
import type { SitRunner } from './sit-runner.ts';

const minute = 60_000;
const startedAt = '2026-11-21T08:00:00.000Z';

let rig: SitRig;
let { clock, bell, presence, wakefulness, marks, ends } = new SitRig();

const runnerOf = (change: Partial<SitParts> = {}): SitRunner => rig.runnerOf(change);

beforeEach(() => {
  rig = new SitRig(startedAt);
  ({ clock, bell, presence, wakefulness, marks, ends } = rig);
});

describe('a sit from start to end (B § 4)', () => {
  test('waits for its start', () => {
    expect(runnerOf().snapshot()).toMatchObject({
      status: 'ready',
      remainingSeconds: 600,
      saving: 'not-yet',
    });
  });

  test('counts down, ends by itself and is recorded with its true length and end', async () => {
    const runner = runnerOf();
    await runner.start();
    await clock.pass(3 * minute);
    expect(runner.snapshot()).toMatchObject({ status: 'running', remainingSeconds: 420 });
    await clock.pass(7 * minute);
    expect(runner.snapshot()).toMatchObject({ status: 'completed', remainingSeconds: 0, saving: 'saved' });
    expect(ends).toEqual([
      {
        elapsedMillis: 10 * minute,
        isCompleted: true,
        endedAt: '2026-11-21T08:10:00.000Z',
        clockWasUncertain: false,
        taps: [],
      },
    ]);
  });

  test('rings at the start and at the end, to the millisecond', async () => {
    const begun = clock.now().monotonicMillis;
    const runner = runnerOf();
    await runner.start();
    await clock.pass(11 * minute);
    expect(bell.rangAtMillis).toEqual([begun, begun + 10 * minute]);
    expect(runner.snapshot().endBell).toBe('rang');
  });

  test('rings no bell that was not chosen', async () => {
    const runner = runnerOf({
      bells: { startBell: false, endBell: false, bellVolume: 1, intervalMinutes: 0 },
    });
    await runner.start();
    await clock.pass(11 * minute);
    expect(bell).toMatchObject({ rangAtMillis: [], unlocked: 0 });
    expect(runner.snapshot().endBell).toBe('off');
  });

  test('says when the end bell stayed silent', async () => {
    bell.isMute = true;
    const runner = runnerOf();
    await runner.start();
    await clock.pass(10 * minute);
    expect(runner.snapshot()).toMatchObject({ saving: 'saved', endBell: undefined });
    await clock.pass(1000);
    expect(runner.snapshot().endBell).toBe('silent');
  });

  test('does not count a pause', async () => {
    const runner = runnerOf();
    await runner.start();
    await clock.pass(4 * minute);
    runner.pause();
    expect(runner.snapshot()).toMatchObject({ status: 'paused', remainingSeconds: 360 });
    await clock.pass(30 * minute);
    runner.resume();
    await clock.pass(6 * minute - 1);
    expect(runner.snapshot().status).toBe('running');
    await clock.pass(1);
    expect(ends[0]).toMatchObject({ elapsedMillis: 10 * minute, endedAt: '2026-11-21T08:40:00.000Z' });
    expect(bell.rangAtMillis).toHaveLength(2);
  });

  test.each(['running', 'paused'])('is ended by hand while %s', async (status) => {
    const runner = runnerOf();
    await runner.start();
    await clock.pass(4 * minute);
    if (status === 'paused') runner.pause();
    runner.end();
    await clock.pass(20 * minute);
    expect(runner.snapshot()).toMatchObject({ status: 'ended', saving: 'saved', endBell: 'off' });
    expect(ends).toEqual([
      {
        elapsedMillis: 4 * minute,
        isCompleted: false,
        endedAt: '2026-11-21T08:04:00.000Z',
        clockWasUncertain: false,
        taps: [],
      },
    ]);
    expect(bell.rangAtMillis).toHaveLength(1);
  });

  test('takes no command that does not fit', async () => {
    const runner = runnerOf();
    runner.pause();
    runner.resume();
    runner.end();
    await runner.recordAgain();
    expect(runner.snapshot().status).toBe('ready');
    await Promise.all([runner.start(), runner.start()]);
    runner.resume();
    runner.end();
    runner.end();
    runner.pause();
    await settled();
    expect(ends).toHaveLength(1);
    expect(bell.rangAtMillis).toHaveLength(1);
  });

  test('does not start while another sit stands in the way', async () => {
    rig.failures.claim = 'refused';
    const runner = runnerOf();
    await runner.start();
    expect(runner.snapshot()).toMatchObject({ status: 'ready', isRefused: true });
    expect(marks).toEqual([]);
    rig.failures = {};
    await runner.start();
    expect(runner.snapshot()).toMatchObject({ status: 'running', isRefused: false });
  });

  test('starts also where the device cannot even tell', async () => {
    rig.failures = { claim: 'broken', keep: true };
    const runner = runnerOf();
    await runner.start();
    await settled();
    expect(runner.snapshot()).toMatchObject({ status: 'running', isKept: false });
  });
});

describe('a hidden page and a sleeping device', () => {
  test('ends on time in a hidden, throttled tab', async () => {
    const runner = runnerOf({ plannedMillis: 20 * minute });
    await runner.start();
    await clock.pass(minute);
    presence.hide();
    clock.isThrottled = true;
    await clock.pass(19 * minute);
    expect(runner.snapshot()).toMatchObject({ status: 'completed', saving: 'saved' });
    expect(ends[0]).toMatchObject({ endedAt: '2026-11-21T08:20:00.000Z' });
  });

  test('draws nothing while hidden and the right time once seen again', async () => {
    const runner = runnerOf();
    await runner.start();
    let commits = 0;
    runner.subscribe(() => {
      commits += 1;
    });
    presence.hide();
    await clock.pass(5 * minute);
    expect(commits).toBe(0);
    presence.show();
    expect(runner.snapshot().remainingSeconds).toBe(300);
  });

  test('draws once a second at most while seen', async () => {
    const runner = runnerOf();
    await runner.start();
    let commits = 0;
    runner.subscribe(() => {
      commits += 1;
    });
    await clock.pass(minute);
    expect(commits).toBe(60);
  });

  test('counts sleep with the page alive, to the planned end at most, and rings once awake', async () => {
    rig.isLockGranted = false;
    const runner = runnerOf();
    await runner.start();
    await clock.pass(2 * minute);
    clock.sleep(60 * minute);
    const woke = clock.now().monotonicMillis;
    presence.show();
    await clock.pass(1000);
    expect(runner.snapshot()).toMatchObject({ status: 'completed', endBell: 'late' });
    expect(ends[0]).toMatchObject({
      elapsedMillis: 10 * minute,
      endedAt: '2026-11-21T08:10:00.000Z',
      clockWasUncertain: true,
    });
    expect(bell.rangAtMillis.slice(1)).toEqual([woke]);
  });

  test('sets bell and deadline anew after a sleep that ended before the sit', async () => {
    rig.isLockGranted = false;
    const runner = runnerOf();
    await runner.start();
    await clock.pass(2 * minute);
    clock.sleep(3 * minute);
    await clock.pass(1000);
    expect(runner.snapshot().remainingSeconds).toBe(299);
    const left = 5 * minute - 1000;
    const due = clock.now().monotonicMillis + left;
    presence.hide();
    clock.isThrottled = true;
    await clock.pass(left);
    expect(runner.snapshot().status).toBe('completed');
    expect(Math.abs((bell.rangAtMillis[1] ?? 0) - due)).toBeLessThanOrEqual(5);
  });

  test.each([60, -60, 24 * 60, -24 * 60])(
    'does not mind a wall clock set by %i minutes while awake',
    async (by) => {
      const runner = runnerOf();
      await runner.start();
      await clock.pass(2 * minute);
      clock.setWall(by * minute);
      await clock.pass(2 * minute);
      expect(runner.snapshot()).toMatchObject({ status: 'running', remainingSeconds: 360 });
      runner.end();
      await settled();
      expect(ends[0]).toMatchObject({ elapsedMillis: 4 * minute, clockWasUncertain: false });
    },
  );

  test('holds the screen on while it runs, and only then', async () => {
    const runner = runnerOf();
    await runner.start();
    expect(wakefulness.map(({ wasReleased }) => wasReleased)).toEqual([false]);
    runner.pause();
    runner.resume();
    expect(wakefulness.map(({ wasReleased }) => wasReleased)).toEqual([true, false]);
    await clock.pass(10 * minute);
    expect(wakefulness.map(({ wasReleased }) => wasReleased)).toEqual([true, true]);
    expect(presence.listeners).toBe(0);
  });
});

describe('the journal', () => {
  test('is written every five seconds and at every event', async () => {
    const runner = runnerOf();
    await runner.start();
    await clock.pass(12_000);
    runner.pause();
    await settled();
    runner.resume();
    await clock.pass(1000);
    presence.hide();
    await settled();
    expect(marks.map(({ status, elapsedMillis }) => [status, Math.round(elapsedMillis / 1000)])).toEqual([
      ['running', 0],
      ['running', 5],
      ['running', 10],
      ['paused', 12],
      ['running', 12],
      ['running', 13],
    ]);
    expect(marks[3]?.markedAt).toBe('2026-11-21T08:00:12.000Z');
  });

  test('is taken up again where it ended, and goes on at one tap', async () => {
    const runner = runnerOf({ taken: { elapsedMillis: 7 * minute, clockWasUncertain: true, taps: [] } });
    expect(runner.snapshot()).toMatchObject({ status: 'paused', remainingSeconds: 180 });
    runner.resume();
    await clock.pass(3 * minute);
    expect(ends[0]).toMatchObject({ elapsedMillis: 10 * minute, isCompleted: true, clockWasUncertain: true });
    expect(bell.rangAtMillis).toHaveLength(1);
  });

  test('of a sit that had reached its end is recorded as complete', async () => {
    const runner = runnerOf({ taken: { elapsedMillis: 10 * minute, clockWasUncertain: false, taps: [] } });
    runner.resume();
    await settled();
    expect(ends[0]).toMatchObject({ elapsedMillis: 10 * minute, isCompleted: true });
  });

  test('holds the whole sit before the sit is recorded, and gets no mark after', async () => {
    const runner = runnerOf();
    await runner.start();
    await clock.pass(20 * minute);
    presence.hide();
    await clock.pass(minute);
    expect(marks.at(-1)).toMatchObject({ status: 'paused', elapsedMillis: 10 * minute });
  });

  test('that cannot be written is told, and the sit goes on', async () => {
    rig.failures.keep = true;
    const runner = runnerOf();
    await runner.start();
    await clock.pass(minute);
    expect(runner.snapshot()).toMatchObject({ status: 'running', isKept: false });
    rig.failures = {};
    await clock.pass(10_000);
    expect(runner.snapshot().isKept).toBe(true);
  });

  test('keeps a sit that could not be recorded, until it is', async () => {
    rig.failures.record = 2;
    const runner = runnerOf();
    await runner.start();
    await clock.pass(10 * minute);
    expect(runner.snapshot().saving).toBe('failed');
    await runner.recordAgain();
    expect(runner.snapshot().saving).toBe('failed');
    await Promise.all([runner.recordAgain(), runner.recordAgain()]);
    expect(runner.snapshot().saving).toBe('saved');
    expect(ends).toHaveLength(1);
  });

  test('goes with a discarded sit', async () => {
    const runner = runnerOf();
    await runner.start();
    await clock.pass(minute);
    await runner.discard();
    const written = marks.length;
    await clock.pass(20 * minute);
    expect({ discarded: rig.discarded, ends, written: marks.length }).toEqual({
      discarded: 1,
      ends: [],
      written,
    });
    expect(bell.rangAtMillis).toHaveLength(1);
  });

  test('stays, paused, when the screen goes away', async () => {
    const runner = runnerOf();
    await runner.start();
    await clock.pass(minute);
    runner.dispose();
    await clock.pass(20 * minute);
    expect(marks.at(-1)).toMatchObject({ status: 'paused', elapsedMillis: minute });
    expect({ ends, rang: bell.rangAtMillis.length }).toEqual({ ends: [], rang: 1 });
  });
});
