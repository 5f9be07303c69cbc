import { beforeEach, describe, expect, test } from 'vitest';
import { FakeTouchTones, FakeVibration } from '../../../../tests/setup/sit-fakes.ts';
import { SitRig } from '../../../../tests/setup/sit-rig.ts';
import type { SitRunner } from './sit-runner.ts';
import { TapTaker } from './tap-taker.ts';

const settings = { bellVolume: 0.6, touchTones: true, touchVibration: true };

let rig: SitRig;
let runner: SitRunner;
let vibration: FakeVibration;
let touchTones: FakeTouchTones;

beforeEach(async () => {
  rig = new SitRig();
  runner = rig.runnerOf();
  await runner.start();
  vibration = new FakeVibration();
  touchTones = new FakeTouchTones();
});

function takerOf(change: Partial<typeof settings> = {}, isBlind = false): TapTaker {
  const { clock } = rig;
  const taker = new TapTaker({
    runner,
    clock,
    vibration,
    touchTones,
    settings: { ...settings, ...change },
  });
  taker.isBlind = isBlind;
  return taker;
}

describe('a tap (B § 4, § 9)', () => {
  test('is lit for 300 ms and vibrates for 50', async () => {
    const taker = takerOf();
    taker.press('worry');
    expect(runner.snapshot().counts.worry).toBe(1);
    expect(taker.answer().highlighted).toBe('worry');
    await rig.clock.pass(299);
    expect(taker.answer().highlighted).toBe('worry');
    await rig.clock.pass(1);
    expect(taker.answer().highlighted).toBeUndefined();
    expect(vibration.felt).toEqual([50]);
    expect(touchTones.heard).toEqual([]);
  });

  test('takes the light from the one before, and has its own 300 ms', async () => {
    const taker = takerOf();
    taker.press('worry');
    await rig.clock.pass(200);
    taker.press('past');
    await rig.clock.pass(200);
    expect(taker.answer().highlighted).toBe('past');
    await rig.clock.pass(100);
    expect(taker.answer().highlighted).toBeUndefined();
  });

  test('that does not count is not answered', () => {
    const taker = takerOf({}, true);
    runner.pause();
    taker.press('worry');
    taker.hold();
    expect(taker.answer().highlighted).toBeUndefined();
    expect([vibration.felt, touchTones.heard]).toEqual([[], []]);
  });

  test('is read out once the hand rests, and only the last', async () => {
    const taker = takerOf();
    const said: string[] = [];
    taker.subscribe(() => said.push(taker.answer().said));
    for (let at = 0; at < 10; at += 1) {
      taker.press('worry');
      await rig.clock.pass(500);
    }
    taker.press('likes');
    await rig.clock.pass(1000);
    taker.undo();
    await rig.clock.pass(1000);
    expect([...new Set(said)]).toEqual(['', 'Likes. 1 tap', 'Likes taken back']);
  });

  test('is silent where that was chosen', () => {
    const taker = takerOf({ touchTones: false, touchVibration: false }, true);
    taker.press('worry');
    taker.undo();
    expect([vibration.felt, touchTones.heard]).toEqual([[], []]);
  });

  test('leaves no timer behind', async () => {
    const taker = takerOf();
    taker.press('worry');
    taker.dispose();
    await rig.clock.pass(2000);
    expect(taker.answer()).toEqual({ highlighted: 'worry', said: '' });
  });
});

describe('with eyes closed', () => {
  test('a tap is heard and felt by its place', () => {
    const taker = takerOf({}, true);
    taker.press('nostalgia');
    taker.press('future');
    taker.press('dislikes');
    expect(touchTones.heard).toEqual([
      { row: 0, column: 0 },
      { row: 1, column: 2 },
      { row: 2, column: 1 },
    ]);
    expect(vibration.felt).toEqual([[35], [80, 70, 80, 70, 80], [150, 70, 150]]);
  });

  test('undo has a sound and a touch of its own', () => {
    const taker = takerOf({}, true);
    taker.press('past');
    taker.undo();
    taker.undo();
    expect(touchTones.heard).toEqual([{ row: 1, column: 0 }, 'undo']);
    expect(vibration.felt).toHaveLength(2);
  });

  test('a press that is held takes back the tap before it, and itself', () => {
    const taker = takerOf({}, true);
    taker.press('past');
    taker.press('likes');
    taker.press('worry');
    taker.hold();
    expect(runner.snapshot()).toMatchObject({ tapCount: 1, counts: { past: 1, likes: 0, worry: 0 } });
    taker.hold();
    expect(runner.snapshot().tapCount).toBe(1);
  });
});
