import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import type { Totals } from '#domain/analytics/totals.ts';
import type { PracticeSession } from '#domain/practice/session.ts';
import { rounds, seed, showCount } from '../../../tests/setup/counts.ts';
import {
  clearTables,
  contents,
  matrixSessionOf,
  noTurn,
  noteOf,
  openDevice,
  openQuietDevice,
  putRaw,
  removeDevices,
  sessionOf,
} from '../../../tests/setup/store-device.ts';
import type { DeletedSession, LocalData } from './local-data.ts';

const today = '2026-11-21';

afterEach(removeDevices);

/** The day so many days before today. */
function daysAgo(days: number): string {
  return new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]) => (values.length === 0 ? 0 : sum(values) / values.length);

/** Slow and obvious: what all sessions come to, worked out from every one of them. */
function reference(sessions: readonly PracticeSession[]): Totals {
  const days = new Set(sessions.map(({ practiceDay }) => practiceDay));
  const runFrom = (age: number): number => (days.has(daysAgo(age)) ? 1 + runFrom(age + 1) : 0);
  const last = [-1, 0, 1].find((age) => days.has(daysAgo(age)));
  const rated = sessions.filter(({ enteredByHand }) => !enteredByHand);
  const observed = rated.filter(
    ({ stageLevel, pahmCounts }) => stageLevel > 1 && sum(Object.values(pahmCounts ?? {})) > 0,
  );
  const seconds = sum(sessions.map(({ secondsSat }) => secondsSat));
  // In whole tenths, so that no order of adding up rounds another way.
  const tenths = rated.map(({ rating }) => Math.round(rating * 10));
  return {
    totalSessions: sessions.length,
    totalMinutes: Math.floor(seconds / 60),
    totalHours: Math.round(seconds / 360) / 10,
    currentStreak: last === undefined ? 0 : runFrom(last),
    longestStreak: Math.max(0, ...Array.from({ length: 800 }, (_, at) => runFrom(at - 2))),
    averageQuality: Math.round(mean(tenths)) / 10,
    averagePresentPercentage: Math.round(mean(observed.map((session) => session.presentPercentage))),
  };
}

/** What differs from one session to the next. */
const facts = fc.record({
  age: fc.integer({ min: -1, max: 30 }),
  hour: fc.integer({ min: 0, max: 23 }),
  secondsSat: fc.integer({ min: 0, max: 7200 }),
  tenths: fc.integer({ min: 10, max: 100 }),
  present: fc.integer({ min: 0, max: 100 }),
  isCompleted: fc.boolean(),
  stageLevel: fc.constantFrom(1, 2, 3),
  isByHand: fc.boolean(),
  isTapped: fc.boolean(),
});
type Facts = typeof facts extends fc.Arbitrary<infer Value> ? Value : never;

/** One step of a history; the commoner ones stand there more than once. `which` picks among what is there. */
const step = fc.record({
  kind: fc.constantFrom(
    'record',
    'record',
    'record',
    'add',
    'add',
    'correct',
    'correct',
    'delete',
    'restore',
  ),
  facts,
  which: fc.nat(),
});

function sessionFrom(sessionId: string, given: Facts): PracticeSession {
  const practiceDay = daysAgo(given.age);
  const timestamp = `${practiceDay}T${String(given.hour).padStart(2, '0')}:00:00.000Z`;
  const { pahmCounts, ...session } = matrixSessionOf(sessionId, {
    practiceDay,
    timestamp,
    secondsSat: given.secondsSat,
    rating: given.tenths / 10,
    presentPercentage: given.present,
    isCompleted: given.isCompleted,
    stageLevel: given.stageLevel,
    ...(given.isByHand ? { enteredByHand: true } : {}),
  });
  return given.isTapped && pahmCounts ? { ...session, pahmCounts } : session;
}

const tables = [
  'sessions',
  'notes',
  'taps',
  'reflections',
  'marks',
  'endedSits',
  'days',
  'runningTotals',
  'profile',
];
const histories = rounds(500);

test('after any history the totals are what all sessions come to, and so is the profile', async () => {
  const { data, identity } = await openQuietDevice();
  const { profile: profiles = [] } = (await contents(identity.uid)) as Record<string, object[]>;
  let steps = 0;
  const property = fc.asyncProperty(
    fc.array(step, { minLength: 1, maxLength: 18, size: 'max' }),
    async (history) => {
      await clearTables(identity.uid, tables);
      await putRaw(identity.uid, 'profile', profiles);
      const held = new Map<string, PracticeSession>();
      const gone: DeletedSession[] = [];
      for (const [at, given] of history.entries()) {
        steps += 1;
        const ids = [...held.keys()];
        const chosen = ids[given.which % ids.length] ?? 'none';
        if (given.kind === 'record' || given.kind === 'add') {
          const id = `s${at}`;
          const session = sessionFrom(id, given.facts);
          held.set(id, session);
          if (given.kind === 'add') await data.addSession(session);
          else await data.recordSit({ sitId: id, session, note: noteOf(id), marks: [] });
        } else if (given.kind === 'correct') {
          const session = sessionFrom(chosen, given.facts);
          expect(await data.correctSession(session)).toBe(held.has(chosen));
          if (held.has(chosen)) held.set(chosen, session);
        } else if (given.kind === 'delete') {
          const deleted = await data.deleteSession(chosen);
          expect(deleted?.session).toEqual(held.get(chosen));
          held.delete(chosen);
          if (deleted) gone.push(deleted);
        } else {
          const [deleted] = gone.splice(given.which % Math.max(1, gone.length), 1);
          if (!deleted) continue;
          await data.restoreSession(deleted);
          held.set(deleted.session.sessionId, deleted.session);
        }
        const expected = reference([...held.values()]);
        expect(await data.totals(today)).toEqual(expected);
        const { currentProgress } = (await data.profile()).profile.enhancedProfile;
        const { totalHours: _, ...summary } = expected;
        expect(currentProgress).toMatchObject(summary);
      }
      expect(await data.sessions()).toHaveLength(held.size);
      const { days = [] } = await contents(identity.uid);
      expect(days).toHaveLength(new Set([...held.values()].map(({ practiceDay }) => practiceDay)).size);
    },
  );
  await fc.assert(property, { numRuns: histories, seed: seed(17) });
  showCount(
    'histories whose totals are those of all sessions',
    `${histories} of ${histories}, ${steps} steps`,
  );
}, 600_000);

describe('the roll-ups', () => {
  const record = (data: LocalData, id: string) =>
    data.recordSit({ sitId: id, session: sessionOf(id), note: noteOf(id), marks: [] });
  const totalsIn = async (data: LocalData) => (await data.totals(today)).totalSessions;
  const running = async (uid: string) => ((await contents(uid)).runningTotals ?? [])[0] as object;

  test.each([
    ['are missing', (uid: string) => clearTables(uid, ['days', 'runningTotals'])],
    ['lost their totals', (uid: string) => clearTables(uid, ['runningTotals'])],
    [
      'are of an older version',
      async (uid: string) =>
        putRaw(uid, 'runningTotals', [{ ...(await running(uid)), version: 0, sessions: 3 }]),
    ],
    [
      'are damaged',
      async (uid: string) => putRaw(uid, 'runningTotals', [{ ...(await running(uid)), secondsSat: 'many' }]),
    ],
    [
      'do not count every session',
      (uid: string) => putRaw(uid, 'sessions', [sessionOf('past them', { practiceDay: '2026-11-20' })]),
    ],
  ])('that %s are worked out anew, for reading and with the next write', async (_, damage) => {
    const { data, identity } = await openQuietDevice();
    for (const id of ['a', 'b', 'c']) await record(data, id);
    await damage(identity.uid);
    const all = async () => reference(await data.sessions());
    expect(await data.totals(today)).toEqual(await all());
    await record(data, 'd');
    expect(await data.totals(today)).toEqual(await all());
    const { days = [] } = await contents(identity.uid);
    expect(days).toHaveLength(new Set((await data.sessions()).map(({ practiceDay }) => practiceDay)).size);
  });

  test('are made when the data is opened, before any sit ends', async () => {
    const first = await openQuietDevice();
    const sessions = [sessionOf('a'), sessionOf('b', { practiceDay: '2026-11-20' })];
    await putRaw(first.identity.uid, 'sessions', sessions);
    first.data.close();
    const { data } = await openDevice({ ...first, locks: noTurn });
    expect(await running(first.identity.uid)).toMatchObject({ running: { sessions: 2 } });
    expect((await contents(first.identity.uid)).days).toHaveLength(2);
    expect(await data.totals(today)).toEqual(reference(sessions));
  });

  test('with a broken day in them are worked out anew', async () => {
    const { data, identity } = await openQuietDevice();
    for (const id of ['a', 'b']) await record(data, id);
    await putRaw(identity.uid, 'days', [{ practiceDay: today, sessions: -4 }]);
    await record(data, 'c');
    await data.deleteSession('b');
    expect(await data.totals(today)).toEqual(reference(await data.sessions()));
    expect(await totalsIn(data)).toBe(2);
  });

  test('do not read the sessions once they stand, neither for recording nor for reading', async () => {
    const { data, identity } = await openQuietDevice();
    const many = Array.from({ length: 300 }, (_, at) => sessionOf(`s${at}`, { practiceDay: daysAgo(at) }));
    await putRaw(identity.uid, 'sessions', many);
    await record(data, 'first');
    const read: number[] = [];
    const { getAll } = IDBObjectStore.prototype;
    const { openCursor } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.getAll = function (...call) {
      if (this.name === 'sessions' || this.name === 'days') read.push(1);
      return getAll.apply(this, call);
    };
    IDBObjectStore.prototype.openCursor = function (...call) {
      if (this.name === 'sessions' || this.name === 'days') read.push(1);
      return openCursor.apply(this, call);
    };
    try {
      await record(data, 'second');
      expect(await totalsIn(data)).toBe(302);
    } finally {
      IDBObjectStore.prototype.getAll = getAll;
      IDBObjectStore.prototype.openCursor = openCursor;
    }
    expect(read).toEqual([]);
  });

  test('never forget the longest streak, however many shorter ones follow', async () => {
    const { data, identity } = await openQuietDevice();
    const long = Array.from({ length: 60 }, (_, at) =>
      sessionOf(`l${at}`, { practiceDay: daysAgo(300 + at) }),
    );
    await putRaw(identity.uid, 'sessions', long);
    for (const age of [20, 18, 17, 15, 13, 10, 8, 7, 5, 3, 0]) {
      const session = sessionOf(`s${age}`, { practiceDay: daysAgo(age) });
      await data.recordSit({ sitId: session.sessionId, session, note: noteOf(session.sessionId), marks: [] });
      expect(await data.totals(today)).toEqual(reference(await data.sessions()));
    }
    expect((await data.totals(today)).longestStreak).toBe(60);
    await data.deleteSession('l30');
    expect((await data.totals(today)).longestStreak).toBe(30);
  });

  test('stay small over years of gaps, and know the streak of a day long past', async () => {
    const { data, identity } = await openQuietDevice();
    const many = Array.from({ length: 400 }, (_, at) => {
      const age = at < 350 ? 50 + at * 2 : 50 - (at - 350);
      return sessionOf(`s${at}`, { practiceDay: daysAgo(age) });
    });
    await putRaw(identity.uid, 'sessions', many);
    await record(data, 'first');
    expect(JSON.stringify(await running(identity.uid)).length).toBeLessThan(1000);
    const age = 100;
    await data.addSession(sessionOf('late', { practiceDay: daysAgo(age + 1) }));
    expect(await data.totals(today)).toEqual(reference(await data.sessions()));
    expect(await data.totals(daysAgo(age))).toMatchObject({ currentStreak: 3, longestStreak: 51 });
    expect(await data.totals(daysAgo(400))).toMatchObject({ currentStreak: 1 });
    const { runningTotals } = await contents(identity.uid);
    await clearTables(identity.uid, ['runningTotals']);
    await record(data, 'last');
    await data.deleteSession('last');
    expect((await contents(identity.uid)).runningTotals).toEqual(runningTotals);
  });
});
