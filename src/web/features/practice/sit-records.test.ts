import { beforeEach, describe, expect, test } from 'vitest';
import type { Tap } from '#domain/pahm/taps.ts';
import type { Sit } from '#domain/practice/sit.ts';
import { presetSettings } from '#store/device-settings.ts';
import { createSessionState } from '#store/session-state.ts';
import type { SitRecord } from '#store/sits.ts';
import {
  exampleMatrixSit,
  exampleRecoverySit,
  exampleSit,
  exampleTaps,
} from '../../../../tests/setup/example-sit.ts';
import { FakeStorage } from '../../../../tests/setup/fake-storage.ts';
import type { SitMark } from './sit-journal.ts';
import type { SitPlan } from './sit-plan.ts';
import { type SitData, sitRecords } from './sit-records.ts';

const { practice, posture, environment, plannedMinutes } = exampleSit();
const plan: SitPlan = { practice, posture, environment, plannedMinutes };
const clock = { zone: () => 'Europe/Berlin' };
const mark: SitMark = {
  status: 'running',
  elapsedMillis: 0,
  markedAt: '2026-11-21T08:00:00.000Z',
  clockWasUncertain: false,
};
const whole = {
  elapsedMillis: 600_000,
  isCompleted: true,
  endedAt: '2026-11-21T08:10:00.000Z',
  clockWasUncertain: false,
  taps: [],
};

let kept: Sit | undefined;
let keptTaps: Map<string, Tap>;
let recorded: SitRecord[];
let isFree: boolean;
let data: SitData;

const recordsOf = (change: Partial<SitPlan> = {}, startedAt?: string) =>
  sitRecords({ sitId: 'a-sit', plan: { ...plan, ...change }, startedAt, data, clock });

beforeEach(() => {
  kept = undefined;
  keptTaps = new Map();
  recorded = [];
  isFree = true;
  data = {
    uid: 'user-1',
    tab: createSessionState(new FakeStorage(), 'user-1'),
    settings: async () => presetSettings,
    currentSit: async () => kept,
    holdSit: async () => isFree,
    async journalSit(sit) {
      kept = sit;
    },
    async keepTap(sitId, number, tap) {
      keptTaps.set(`${sitId} ${number}`, tap);
    },
    async dropTap(sitId, number) {
      keptTaps.delete(`${sitId} ${number}`);
    },
    async discardSit() {
      kept = undefined;
    },
    async recordSit(record) {
      recorded.push(record);
      kept = undefined;
      return 'recorded';
    },
  };
});

describe('whose sit it is', () => {
  test("is this tab's when no other is open", async () => {
    expect(await recordsOf().claim()).toBe(true);
  });

  test('is not when another tab holds it', async () => {
    isFree = false;
    expect(await recordsOf().claim()).toBe(false);
  });

  test('is not while another sit is still open', async () => {
    kept = exampleSit({ sitId: 'another' });
    expect(await recordsOf().claim()).toBe(false);
    kept = exampleSit();
    expect(await recordsOf().claim()).toBe(true);
  });
});

describe('the journal of a sit (B § 3)', () => {
  test('holds everything that it can be taken up from, with the first mark as its start', async () => {
    const records = recordsOf();
    await records.keep(mark);
    await records.keep({ ...mark, elapsedMillis: 5000, markedAt: '2026-11-21T08:00:05.000Z' });
    expect(kept).toEqual(
      exampleSit({ elapsedMillis: 5000, markedAt: '2026-11-21T08:00:05.000Z', startedAt: mark.markedAt }),
    );
  });

  test('of a sit taken up again keeps the first start', async () => {
    await recordsOf({}, '2026-11-20T20:00:00.000Z').keep(mark);
    expect(kept?.startedAt).toBe('2026-11-20T20:00:00.000Z');
  });

  test('says when a sit began that was first marked later', async () => {
    const records = recordsOf();
    await records.keep({ ...mark, elapsedMillis: 3000, startedAt: '2026-11-21T07:59:57.000Z' });
    await records.keep({ ...mark, elapsedMillis: 8000 });
    expect(kept).toMatchObject({ startedAt: '2026-11-21T07:59:57.000Z', elapsedMillis: 8000 });
  });

  test('holds its taps, one by one', async () => {
    const records = recordsOf();
    await records.keepTap(0, { position: 'worry', atMillis: 0 });
    await records.keepTap(9, { position: 'past', atMillis: 9 });
    await records.dropTap(0);
    expect([...keptTaps]).toEqual([['a-sit 9', { position: 'past', atMillis: 9 }]]);
  });

  test("leaves the tab's own values behind, at the start and at the end", async () => {
    const records = recordsOf();
    await records.keep(mark);
    expect([
      data.tab.read('currentPosture'),
      data.tab.read('currentTLevel'),
      data.tab.read('currentDuration'),
      data.tab.read('practiceStartTime'),
    ]).toEqual(['chair', 't1', 10, mark.markedAt]);
    await records.record(whole);
    expect(data.tab.read('practiceEndTime')).toBe(whole.endedAt);
    expect(data.tab.read('lastPracticeData')).toEqual({
      level: 't1',
      targetDuration: 600,
      timeSpent: 600,
      isCompleted: true,
      completedAt: whole.endedAt,
    });
    expect(data.tab.read('t5Completed')).toBeUndefined();
  });
});

describe('the last mark, which the tab keeps against a reload,', () => {
  test.each(['record', 'discard'] as const)('goes when it is over (%s)', async (how) => {
    const records = recordsOf();
    await records.keep(mark);
    expect(data.tab.read('sitMark')?.sitId).toBe('a-sit');
    await (how === 'record' ? records.record(whole) : records.discard());
    expect(data.tab.read('sitMark')).toBeUndefined();
  });
});

describe('recording', () => {
  test('hands over session, note and marks of this very sit at once', async () => {
    await recordsOf().record(whole);
    expect(recorded).toHaveLength(1);
    expect(recorded[0]).toMatchObject({
      sitId: 'a-sit',
      session: { sessionId: 'a-sit', duration: 10, isCompleted: true },
      note: { sessionId: 'a-sit' },
      marks: [{ key: 't1Complete' }],
    });
  });

  test('of a T5 that ended by itself opens stage 2 in this tab too (B § 4)', async () => {
    await recordsOf({ practice: { kind: 'stillness', level: 't5' } }).record(whole);
    expect(recorded[0]?.marks.map(({ key }) => key)).toEqual(['t5Complete', 't5Completed']);
    expect([
      data.tab.read('t5Completed'),
      data.tab.read('stageProgress'),
      data.tab.read('currentTLevel'),
    ]).toEqual([true, 2, 't6']);
  });

  test('that fails leaves no trace, so that it can be tried again', async () => {
    data.recordSit = async () => {
      throw new Error('quota');
    };
    await expect(recordsOf().record(whole)).rejects.toThrow('quota');
    expect(data.tab.read('lastPracticeData')).toBeUndefined();
  });

  test('of a matrix sit hands over its taps and leaves its counters in the tab (B § 3)', async () => {
    const { practice, posture, environment, plannedMinutes } = exampleMatrixSit();
    const end = { ...whole, elapsedMillis: 30 * 60_000, taps: exampleTaps };
    await recordsOf({ practice, posture, environment, plannedMinutes }).record(end);
    expect(recorded[0]).toMatchObject({
      session: { stageLevel: 2, duration: 30, isCompleted: true, presentPercentage: 60 },
      taps: { sessionId: 'a-sit', taps: exampleTaps },
      marks: [],
    });
    expect(data.tab.read('pahmTracking')).toMatchObject({ present: 2, worry: 1, regret: 0 });
    expect(data.tab.read('recordPAHMSession')).toEqual({ stageLevel: 2, duration: 30 });
    expect(data.tab.read('lastPracticeData')).toBeUndefined();
  });

  test('of a Mind Recovery practice hands over its history and leaves no counters for a stage (B § 3)', async () => {
    const { practice, posture, environment, plannedMinutes } = exampleRecoverySit();
    const records = recordsOf({ practice, posture, environment, plannedMinutes });
    await records.keep(mark);
    await records.record({ ...whole, elapsedMillis: 5 * 60_000, taps: exampleTaps });
    expect(recorded[0]).toMatchObject({
      session: { sessionId: 'a-sit', stageLevel: 0, duration: 5, isCompleted: true },
      recovery: { sessionId: 'a-sit', practiceType: 'emotional-reset', userId: 'user-1' },
      taps: { sessionId: 'a-sit', taps: exampleTaps },
      marks: [],
    });
    expect(data.tab.read('currentPosture')).toBe('seated');
    expect(data.tab.read('practiceEndTime')).toBe(whole.endedAt);
    for (const key of ['pahmTracking', 'recordPAHMSession', 'lastPracticeData', 'currentTLevel'] as const)
      expect(data.tab.read(key), key).toBeUndefined();
  });
});
