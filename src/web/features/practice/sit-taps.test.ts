import { beforeEach, describe, expect, test } from 'vitest';
import { type PositionKey, positions } from '#domain/pahm/positions.ts';
import { mostTaps, type Tap } from '#domain/pahm/taps.ts';
import { exampleTaps } from '../../../../tests/setup/example-sit.ts';
import { frozenTimers, settled } from '../../../../tests/setup/sit-fakes.ts';
import { SitRig } from '../../../../tests/setup/sit-rig.ts';
import type { SitRunner } from './sit-runner.ts';

const minute = 60_000;

let rig: SitRig;
let runner: SitRunner;

beforeEach(async () => {
  rig = new SitRig();
  runner = rig.runnerOf({ plannedMillis: 30 * minute });
  await runner.start();
});

const positionAt = (at: number): PositionKey => positions[at % 9]?.key ?? 'present';

describe('a tap (B § 4)', () => {
  test('is counted and kept with its moment in the sit, pauses left out', async () => {
    await rig.clock.pass(61_500);
    expect(runner.tap('likes')).toBe(true);
    runner.pause();
    await rig.clock.pass(10 * minute);
    runner.resume();
    await rig.clock.pass(8500);
    runner.tap('worry');
    await settled();
    expect(runner.snapshot()).toMatchObject({
      tapCount: 2,
      counts: { likes: 1, worry: 1, present: 0 },
      lastTap: { position: 'worry', atMillis: 70_000 },
    });
    expect(rig.keptTaps).toEqual([
      { position: 'likes', atMillis: 61_500 },
      { position: 'worry', atMillis: 70_000 },
    ]);
  });

  test('counts only while the sit runs', async () => {
    const ready = rig.runnerOf();
    expect(ready.tap('present')).toBe(false);
    runner.pause();
    expect(runner.tap('present')).toBe(false);
    runner.resume();
    runner.end();
    expect(runner.tap('present')).toBe(false);
    await settled();
    expect(runner.snapshot().tapCount).toBe(0);
    expect(rig.ends[0]?.taps).toEqual([]);
    expect(rig.written).toEqual([]);
  });

  test('that comes when the time is up ends the sit and does not count', async () => {
    const asleep = rig.runnerOf({ plannedMillis: minute, clock: frozenTimers(rig.clock) });
    await asleep.start();
    await rig.clock.pass(2 * minute);
    expect(asleep.snapshot().status).toBe('running');
    expect(asleep.tap('present')).toBe(false);
    await settled();
    expect(asleep.snapshot()).toMatchObject({ status: 'completed', tapCount: 0 });
  });

  test('does not mind a wall clock set by an hour', async () => {
    await rig.clock.pass(10_000);
    runner.tap('past');
    rig.clock.setWall(-60 * minute);
    await rig.clock.pass(10_000);
    runner.tap('future');
    await settled();
    expect(rig.keptTaps.map(({ atMillis }) => atMillis)).toEqual([10_000, 20_000]);
  });

  test('goes with the record, at the end by itself and by hand', async () => {
    await rig.clock.pass(10_000);
    runner.tap('past');
    await rig.clock.pass(40 * minute);
    expect(rig.ends[0]).toMatchObject({ isCompleted: true, taps: [{ position: 'past', atMillis: 10_000 }] });
  });

  test('is not taken beyond as many as are kept of one sit', async () => {
    const taps: Tap[] = Array.from({ length: mostTaps - 1 }, () => ({ position: 'past', atMillis: 1 }));
    const full = rig.runnerOf({ taken: { elapsedMillis: minute, clockWasUncertain: false, taps } });
    full.resume();
    expect([full.tap('past'), full.tap('past')]).toEqual([true, false]);
    expect(full.snapshot().tapCount).toBe(mostTaps);
  });

  test('is never lost: 10,000 at ten a second, while the device writes slowly and fails now and then', async () => {
    let writes = 0;
    rig.tapDelay = async () => {
      writes += 1;
      if (writes % 97 === 0) throw new Error('busy');
    };
    const expected: PositionKey[] = [];
    for (let at = 0; at < 10_000; at += 1) {
      const position = positionAt(at * 7 + Math.floor(at / 5));
      if (runner.tap(position)) expected.push(position);
      await rig.clock.pass(100);
    }
    expect(expected).toHaveLength(10_000);
    rig.tapDelay = async () => {};
    runner.end();
    await settled();
    expect(rig.keptTaps.map(({ position }) => position)).toEqual(expected);
    expect(rig.ends[0]?.taps).toEqual(rig.keptTaps);
  });
});

describe('undo', () => {
  test('takes the last tap back, also while paused', async () => {
    await rig.clock.pass(1000);
    runner.tap('likes');
    await rig.clock.pass(1000);
    runner.tap('worry');
    runner.pause();
    expect(runner.undoTap()).toEqual({ position: 'worry', atMillis: 2000 });
    await settled();
    expect(runner.snapshot()).toMatchObject({
      tapCount: 1,
      counts: { likes: 1, worry: 0 },
      lastTap: { position: 'likes' },
    });
    expect(rig.keptTaps).toEqual([{ position: 'likes', atMillis: 1000 }]);
  });

  test('has nothing to do where nothing was tapped, or the sit is over', async () => {
    expect(runner.undoTap()).toBeUndefined();
    runner.tap('past');
    runner.end();
    expect(runner.undoTap()).toBeUndefined();
    await settled();
    expect(rig.ends[0]?.taps).toHaveLength(1);
  });

  test('and a tap in the same moment leave what was meant', async () => {
    runner.tap('past');
    runner.undoTap();
    runner.tap('future');
    runner.tap('future');
    await settled();
    expect(rig.keptTaps.map(({ position }) => position)).toEqual(['future', 'future']);
  });
});

describe('the taps of a sit that is taken up again', () => {
  const taken = { elapsedMillis: 4 * minute, clockWasUncertain: false, taps: exampleTaps };

  test('are there, and new ones follow', async () => {
    const again = rig.runnerOf({ plannedMillis: 30 * minute, taken });
    expect(again.snapshot()).toMatchObject({ tapCount: 5, counts: { present: 2, worry: 1 } });
    again.resume();
    await rig.clock.pass(1000);
    again.tap('regret');
    again.end();
    await settled();
    expect(rig.ends[0]?.taps).toEqual([...exampleTaps, { position: 'regret', atMillis: 241_000 }]);
  });

  test('can be undone, under the number that they were kept by', async () => {
    for (const tap of exampleTaps) {
      await rig.clock.pass(tap.atMillis - (runner.snapshot().lastTap?.atMillis ?? 0));
      runner.tap(tap.position);
    }
    runner.dispose();
    await settled();
    expect(rig.keptTaps).toEqual(exampleTaps);
    const again = rig.runnerOf({ plannedMillis: 30 * minute, taken });
    again.undoTap();
    await settled();
    expect(rig.keptTaps).toEqual(exampleTaps.slice(0, -1));
  });

  test('of which some could not be read keep the others, and no number comes twice', async () => {
    runner.tap('past');
    runner.tap('past');
    await rig.clock.pass(1000);
    runner.tap('likes');
    await rig.clock.pass(1000);
    runner.tap('worry');
    runner.dispose();
    await settled();
    const broken = [...rig.taps.keys()][1] ?? -1;
    rig.taps.delete(broken);
    const readable = rig.keptTaps;
    expect(readable).toHaveLength(3);
    const again = rig.runnerOf({ taken: { elapsedMillis: 2000, clockWasUncertain: false, taps: readable } });
    again.resume();
    again.tap('regret');
    await settled();
    expect(rig.keptTaps.map(({ position }) => position)).toEqual(['past', 'likes', 'worry', 'regret']);
  });
});

describe('a device that does not keep taps', () => {
  test('is told of, gets them later in their order, and the sit goes on meanwhile', async () => {
    rig.failures.taps = true;
    runner.tap('past');
    runner.tap('likes');
    runner.undoTap();
    await rig.clock.pass(6000);
    runner.tap('worry');
    await settled();
    expect(runner.snapshot()).toMatchObject({ status: 'running', isKept: false, tapCount: 2 });
    rig.failures = {};
    await rig.clock.pass(5000);
    expect(rig.written).toEqual(['keep past', 'keep likes', 'drop likes', 'keep worry']);
    expect(runner.snapshot().isKept).toBe(true);
  });

  test('loses none at the end: they are in the record', async () => {
    rig.failures.taps = true;
    runner.tap('past');
    await rig.clock.pass(30 * minute);
    expect(rig.ends[0]?.taps).toEqual([{ position: 'past', atMillis: 0 }]);
  });

  test('and is slow: all is written before the sit is recorded, and nothing after', async () => {
    const waiting: (() => void)[] = [];
    rig.tapDelay = () => new Promise((resolve) => waiting.push(resolve));
    runner.tap('past');
    runner.tap('likes');
    runner.end();
    await settled();
    expect({ written: rig.written, ends: rig.ends.length }).toEqual({ written: [], ends: 0 });
    while (waiting.length > 0) {
      waiting.shift()?.();
      await settled();
    }
    expect({ written: rig.written, ends: rig.ends.length }).toEqual({
      written: ['keep past', 'keep likes'],
      ends: 1,
    });
    runner.tap('worry');
    await rig.clock.pass(minute);
    expect(rig.written).toHaveLength(2);
  });
});
