import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  type AnalyticsDay,
  type AnalyticsRecords,
  analyticsDaysOf,
} from '#domain/analytics/analytics-day.ts';
import { noSumsYet } from '#domain/analytics/analytics-sums.ts';
import type { PracticeSession } from '#domain/practice/session.ts';
import { rounds, seed, showCount } from '../../../tests/setup/counts.ts';
import {
  clearTables,
  contents,
  type Device,
  matrixRecordOf,
  matrixSessionOf,
  noteOf,
  openQuietDevice,
  putRaw,
  recordOf,
  recoveryRecordOf,
  reflectionOf,
  removeDevices,
  sessionOf,
} from '../../../tests/setup/store-device.ts';
import type { AnalyticsData } from './analytics-data.ts';

afterEach(removeDevices);

const ever = { from: '2000-01-01', to: '2100-01-01' };

/** The moments of a sit that ended on a day so many days before the 21st of November. */
function onDay(daysAgo: number): Pick<PracticeSession, 'timestamp' | 'startedAt' | 'practiceDay'> {
  const practiceDay = new Date(Date.parse('2026-11-21') - daysAgo * 86_400_000).toISOString().slice(0, 10);
  return {
    practiceDay,
    startedAt: `${practiceDay}T07:30:00.000Z`,
    timestamp: `${practiceDay}T08:00:00.000Z`,
  };
}

/** Slow and obvious: the days of everything that the tables hold, added up at once. */
async function reference(uid: string): Promise<AnalyticsDay[]> {
  const tables = (await contents(uid)) as unknown as Record<string, never[]>;
  const {
    sessions = [],
    taps = [],
    notes = [],
    reflections = [],
    recoveryRecords = [],
    pageViews = [],
  } = tables;
  const records: AnalyticsRecords = {
    sessions,
    taps,
    notes,
    reflections,
    recoveries: recoveryRecords,
    views: pageViews,
  };
  const days = new Map(records.sessions.map(({ sessionId, practiceDay }) => [sessionId, practiceDay]));
  return analyticsDaysOf(records, {
    zone: 'Europe/Berlin',
    dayStartHour: 0,
    dayOfSession: (sessionId) => days.get(sessionId),
  });
}

/** The days as they are kept, without how many records each was made of. */
async function kept(analytics: AnalyticsData): Promise<AnalyticsDay[]> {
  const rows = await analytics.days(ever);
  return rows.map(({ records: _, ...day }: AnalyticsDay & { records?: unknown }) => day);
}

/** Days without the screens that were opened on them, and without those on which nothing else was. */
const nothing = JSON.stringify(noSumsYet);
function withoutViews(days: readonly AnalyticsDay[]): AnalyticsDay[] {
  const without = days.map((day) => ({ ...day, views: [] }));
  return without.filter(({ practiceDay: _, ...sums }) => JSON.stringify(sums) !== nothing);
}

/** What somebody may do; `pick` chooses among what there is. */
type Deed = (device: Device, pick: number, daysAgo: number) => Promise<unknown>;

let made = 0;
function nextId(): string {
  made += 1;
  return `id-${made}`;
}

async function anySession({ data }: Device, pick: number): Promise<PracticeSession | undefined> {
  const sessions = await data.sessions();
  return sessions[pick % Math.max(1, sessions.length)];
}

const deeds: Record<string, Deed> = {
  sit: ({ data }, _, daysAgo) => {
    const record = recordOf(nextId(), onDay(daysAgo));
    return data.recordSit({ ...record, note: { ...record.note, timestamp: record.session.timestamp } });
  },
  matrixSit: ({ data }, _, daysAgo) => data.recordSit(matrixRecordOf(nextId(), onDay(daysAgo))),
  recovery: ({ data }, _, daysAgo) => data.recordSit(recoveryRecordOf(nextId(), onDay(daysAgo))),
  byHand: ({ data }, _, daysAgo) =>
    data.addSession(sessionOf(nextId(), { ...onDay(daysAgo), enteredByHand: true })),
  async correct(device, pick, daysAgo) {
    const session = await anySession(device, pick);
    if (!session) return;
    const { startedMinute: _, ...rest } = session;
    await device.data.correctSession({ ...rest, ...onDay(daysAgo), secondsSat: 60 * pick });
  },
  async remove(device, pick) {
    const session = await anySession(device, pick);
    if (session) await device.data.deleteSession(session.sessionId);
  },
  async removeAndRestore(device, pick) {
    const session = await anySession(device, pick);
    const deleted = session && (await device.data.deleteSession(session.sessionId));
    if (deleted) await device.data.restoreSession(deleted);
  },
  note: ({ data }, pick, daysAgo) => {
    const { sessionId: _, ...note } = noteOf(nextId(), {
      timestamp: onDay(daysAgo).timestamp,
      source: 'person',
    });
    return data.addNote({ ...note, energyLevel: 1 + (pick % 10) });
  },
  async changeNote({ data }, pick) {
    const note = (await data.notes())[pick % 7];
    if (note) await data.changeNote(note.noteId, (before) => ({ ...before, emotion: 'sad', energyLevel: 2 }));
  },
  async removeNote({ data }, pick) {
    const note = (await data.notes())[pick % 7];
    const deleted = note && (await data.deleteNote(note.noteId));
    if (deleted && pick % 2 === 0) await data.restoreNote(deleted);
  },
  async reflect(device, pick) {
    const session = await anySession(device, pick);
    const about = session ? { sessionId: session.sessionId } : {};
    await device.data.saveReflection(reflectionOf(`reflection-${pick}`, about), []);
  },
  async feel(device, pick) {
    const [record] = (await device.data.recoveryRecords()).slice(pick % 3);
    if (record) await device.data.reflectOnRecovery(record.sessionId, { feeling: 'better', text: '' });
  },
  view: ({ data }) => data.recordPageView('/notes'),
};

const histories = fc.array(
  fc.record({
    deed: fc.constantFrom(...Object.keys(deeds)),
    pick: fc.nat(40),
    daysAgo: fc.nat(70),
    isSettled: fc.boolean(),
  }),
  { minLength: 8, maxLength: 25 },
);

test('whatever was done, the days are those of all records, however often they were looked at in between', async () => {
  let checked = 0;
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      const device = await openQuietDevice();
      const analytics = await device.data.analytics();
      for (const { deed, pick, daysAgo, isSettled } of history) {
        await deeds[deed]?.(device, pick, daysAgo);
        if (isSettled) await analytics.settle();
      }
      const wanted = await reference(device.identity.uid);
      await analytics.prepare();
      expect(withoutViews(await kept(analytics)), 'read').toEqual(withoutViews(wanted));
      await analytics.settle();
      expect(await analytics.touchedDays()).toBe(0);
      expect(await kept(analytics), 'kept').toEqual(wanted);
      checked += history.length;
      await removeDevices();
    }),
    { numRuns: rounds(200), seed: seed(5) },
  );
  showCount('deeds after which the days of My Analytics were those of all records', `${checked}`);
}, 600_000);

describe('days that are not to be trusted are made anew', () => {
  async function threeSits() {
    const device = await openQuietDevice();
    for (const [at, daysAgo] of [0, 3, 200].entries()) {
      await device.data.recordSit(matrixRecordOf(`sit-${at}`, onDay(daysAgo)));
    }
    const analytics = await device.data.analytics();
    const told: [number, number][] = [];
    await analytics.settle((done, all) => told.push([done, all]));
    return { device, analytics, told, uid: device.identity.uid };
  }

  test('the first time, telling how far it is', async () => {
    const { analytics, told, uid } = await threeSits();
    expect(told.length).toBeGreaterThan(1);
    expect(told.at(-1)).toEqual([6, 6]);
    expect(await kept(analytics)).toEqual(await reference(uid));
  });

  test('and where they are up to date, nothing is', async () => {
    const { analytics } = await threeSits();
    let isTold = false;
    await analytics.settle(() => {
      isTold = true;
    });
    expect(isTold).toBe(false);
  });

  test('after records that nobody told of', async () => {
    const { analytics, uid } = await threeSits();
    await putRaw(uid, 'sessions', [matrixSessionOf('from-elsewhere', onDay(5))]);
    await analytics.settle();
    expect(await kept(analytics)).toEqual(await reference(uid));
  });

  test('after their table was emptied', async () => {
    const { analytics, uid } = await threeSits();
    await clearTables(uid, ['analyticsDays', 'runningTotals']);
    await analytics.settle();
    expect(await kept(analytics)).toEqual(await reference(uid));
  });

  test('of another version', async () => {
    const { analytics, uid } = await threeSits();
    await putRaw(uid, 'runningTotals', [{ key: 'analytics', version: 0, records: 6, unread: 0 }]);
    await putRaw(uid, 'analyticsDays', [{ practiceDay: '2026-11-21', nonsense: true }]);
    await analytics.settle();
    expect(await kept(analytics)).toEqual(await reference(uid));
  });

  test('also beside a record that cannot be read, once', async () => {
    const { device, analytics, uid } = await threeSits();
    await putRaw(uid, 'notes', [{ noteId: 'broken', timestamp: '2026-11-20T08:00:00.000Z', content: 4 }]);
    await analytics.settle();
    await device.data.setAsideRecords();
    await analytics.settle();
    let isTold = false;
    await analytics.settle(() => {
      isTold = true;
    });
    expect(isTold).toBe(false);
    expect(await kept(analytics)).toEqual(await reference(uid));
  });

  test('after an import', async () => {
    const { device, uid } = await threeSits();
    const own = await device.data.ownData();
    const file = new Blob(await own.exportPieces());
    const other = await openQuietDevice();
    const analytics = await other.data.analytics();
    await analytics.settle();
    const theirs = await other.data.ownData();
    const read = await theirs.read(file);
    if (!read.ok) throw new Error('The export was not read');
    await theirs.bringIn(read.value.data);
    await analytics.settle();
    expect(await kept(analytics)).toEqual(await reference(other.identity.uid));
    expect((await kept(analytics)).length).toBe((await reference(uid)).length);
  });
});

test('what was recorded keeps its day and its hour wherever the person is later', async () => {
  const { data, clock, identity } = await openQuietDevice();
  const record = recordOf('a', onDay(1));
  const { startedMinute: __, ...session } = record.session;
  await data.recordSit({ ...record, session });
  const { sessionId: _, ...note } = noteOf('own', {
    source: 'person',
    timestamp: '2026-11-20T23:30:00.000Z',
  });
  await data.addNote(note);
  await data.recordPageView('/notes');
  const tables = await contents(identity.uid);
  expect(tables.sessions).toMatchObject([{ startedMinute: 8 * 60 + 30 }]);
  expect(tables.notes).toContainEqual({ ...note, practiceDay: '2026-11-21' });
  expect(tables.pageViews).toMatchObject([{ page_name: '/notes', practiceDay: '2026-11-21' }]);
  const analytics = await data.analytics();
  await analytics.settle();
  const before = await kept(analytics);
  clock.zone = () => 'Pacific/Auckland';
  await clearTables(identity.uid, ['runningTotals']);
  await analytics.settle();
  expect(await kept(analytics)).toEqual(before);
});

test('an opened screen waits to be added up, and hides nothing else of its day', async () => {
  const { data, identity } = await openQuietDevice();
  const analytics = await data.analytics();
  await analytics.settle();
  await data.recordPageView('/notes', '2026-11-21T06:00:00.000Z');
  expect(await kept(analytics)).toEqual([]);
  await data.recordSit(recordOf('a', onDay(0)));
  await data.recordPageView('/notes', '2026-11-21T09:00:00.000Z');
  expect(withoutViews(await kept(analytics))).toEqual(withoutViews(await reference(identity.uid)));
  await analytics.settle();
  const [day] = await kept(analytics);
  expect(day?.views).toEqual([{ name: 'notes', count: 2 }]);
  expect(day?.practice.sessions).toBe(1);
});

test('the last sits and notes of a range, the newest first', async () => {
  const { data } = await openQuietDevice();
  for (const daysAgo of [1, 2, 3, 10]) {
    const record = recordOf(`sit-${daysAgo}`, onDay(daysAgo));
    await data.recordSit({ ...record, note: { ...record.note, timestamp: onDay(daysAgo).timestamp } });
  }
  const analytics = await data.analytics();
  const range = { from: onDay(3).practiceDay, to: onDay(2).practiceDay };
  const sessions = await analytics.lastSessions(range, 5);
  expect(sessions.map(({ sessionId }) => sessionId)).toEqual(['sit-2', 'sit-3']);
  const [only] = await analytics.lastNotes({ from: '2026-01-01', to: '2026-12-31' }, 1, 0);
  expect(only?.noteId).toBe('sit-1-note');
});

test('days and the last records are followed, before what changed is kept and after', async () => {
  const { data } = await openQuietDevice();
  const analytics = await data.analytics();
  await analytics.prepare();
  const seen: string[] = [];
  const stop = data.watch(
    // Not an async function: so do the screens' queries reach it.
    () => readAll(),
    (found) => seen.push(found),
    () => {},
  );
  async function readAll() {
    const [days, sessions, notes] = await Promise.all([
      analytics.days(ever),
      analytics.lastSessions(ever, 5),
      analytics.lastNotes(ever, 5, 0),
      data.totals('2026-11-21'),
      data.marks(),
      data.profile(),
      analytics.firstDay(),
    ]);
    const sits = days.reduce((sum, { practice }) => sum + practice.sessions, 0);
    return [sits, sessions.length, notes.length].join(' ');
  }
  await vi.waitFor(() => expect(seen.at(-1)).toBe('0 0 0'));
  const record = recordOf('a', onDay(400));
  await data.recordSit(record);
  await vi.waitFor(() => expect(seen.at(-1)).toBe('1 1 1'));
  await analytics.settle();
  await data.deleteNote(record.note.noteId);
  await vi.waitFor(() => expect(seen.at(-1)).toBe('1 1 0'));
  await data.deleteSession('a');
  await vi.waitFor(() => expect(seen.at(-1)).toBe('0 0 0'));
  stop();
});
