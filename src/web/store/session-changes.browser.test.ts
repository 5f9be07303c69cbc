import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  contents,
  matrixRecordOf,
  matrixReflectionOf,
  matrixSessionOf,
  noTurn,
  noteOf,
  openDevice,
  openQuietDevice,
  putRaw,
  recordOf,
  reflectionOf,
  removeDevices,
  sessionOf,
  tapsOf,
} from '../../../tests/setup/store-device.ts';
import type { LocalData } from './local-data.ts';

const today = '2026-11-21';

afterEach(async () => {
  vi.restoreAllMocks();
  await removeDevices();
});

/** A session that ended at this hour of a day. */
const at = (day: string, hour = '08') => ({
  timestamp: `${day}T${hour}:00:00.000Z`,
  startedAt: `${day}T${hour}:00:00.000Z`,
  practiceDay: day,
});
const byHand = { enteredByHand: true };
const idsOf = (sessions: readonly { sessionId: string }[]) => sessions.map(({ sessionId }) => sessionId);

async function progressIn(data: LocalData) {
  return (await data.profile()).profile.enhancedProfile.currentProgress;
}

describe('a session entered by hand', () => {
  test('counts, on its own day, and is there once', async () => {
    const { data } = await openQuietDevice();
    await data.recordSit(recordOf('a'));
    const session = sessionOf('b', { ...at('2026-11-20'), ...byHand, secondsSat: 1200, duration: 20 });
    await data.addSession(session);
    await data.addSession({ ...session, secondsSat: 60 });
    expect(await data.session('b')).toEqual(session);
    expect(await data.totals(today)).toMatchObject({ totalSessions: 2, totalMinutes: 30, currentStreak: 2 });
    expect(await progressIn(data)).toMatchObject({ totalSessions: 2, totalMinutes: 30, currentStreak: 2 });
    expect(await data.notes()).toHaveLength(1);
  });
});

describe('a correction', () => {
  test('moves a session to its new day, and what the practice wrote along with it', async () => {
    const { data } = await openQuietDevice();
    await data.recordSit(recordOf('a', { notes: noteOf('a').content }));
    await data.recordSit(recordOf('b'));
    await putRaw(data.uid, 'notes', [noteOf('own', { sessionId: 'a', source: 'person' })]);
    const corrected = sessionOf('a', {
      ...at('2026-11-19'),
      secondsSat: 300,
      duration: 5,
      notes: 'Five minutes.',
      correctedAt: '2026-11-21T09:00:00.000Z',
    });
    expect(await data.correctSession(corrected)).toBe(true);
    expect(await data.session('a')).toEqual(corrected);
    expect(await data.totals(today)).toMatchObject({ totalSessions: 2, totalMinutes: 15, currentStreak: 1 });
    expect((await contents(data.uid)).days).toMatchObject([
      { practiceDay: '2026-11-19' },
      { practiceDay: '2026-11-21' },
    ]);
    const notes = (await contents(data.uid)).notes as { noteId: string }[];
    expect(notes.find(({ noteId }) => noteId === 'a-note')).toMatchObject({
      timestamp: corrected.timestamp,
      content: 'Five minutes.',
    });
    expect(notes).toContainEqual(noteOf('own', { sessionId: 'a', source: 'person' }));
  });

  test('keeps the taps, and the note’s own words', async () => {
    const { data } = await openQuietDevice();
    await data.recordSit({ ...matrixRecordOf('a'), note: noteOf('a', { content: 'Something else.' }) });
    await data.correctSession(matrixSessionOf('a', { notes: 'New.', secondsSat: 900, duration: 15 }));
    expect(await data.taps('a')).toEqual(tapsOf(9));
    expect(await data.notes()).toMatchObject([{ content: 'Something else.' }]);
  });

  test('of a session that is gone changes nothing', async () => {
    const { data } = await openQuietDevice();
    await data.recordSit(recordOf('a'));
    const before = await contents(data.uid);
    expect(await data.correctSession(sessionOf('b'))).toBe(false);
    expect(await contents(data.uid)).toEqual(before);
  });
});

describe('a deletion', () => {
  test('takes all that belongs to the session, and its undoing brings it back', async () => {
    const { data } = await openQuietDevice();
    await data.recordSit(recordOf('other', at('2026-11-20')));
    await data.recordSit(matrixRecordOf('a'));
    await data.saveReflection(matrixReflectionOf('a'), []);
    await data.saveReflection(reflectionOf('other-reflection', { sessionId: 'other' }), []);
    const before = await contents(data.uid);
    expect(await data.belongings('a')).toEqual({ notes: 1, reflections: 1 });
    expect(await data.belongings('nobody')).toEqual({ notes: 0, reflections: 0 });
    const deleted = await data.deleteSession('a');
    const { sessions, notes, taps, reflections, days } = await contents(data.uid);
    expect([sessions, notes, reflections, days].map((found) => found?.length)).toEqual([1, 1, 1, 1]);
    expect(taps).toEqual([]);
    expect(await data.totals(today)).toMatchObject({ totalSessions: 1, totalMinutes: 10 });
    expect(deleted?.session).toEqual(matrixSessionOf('a'));
    if (deleted) await data.restoreSession(deleted);
    if (deleted) await data.restoreSession(deleted);
    const { profile: _, ...after } = await contents(data.uid);
    const { profile: __, ...whole } = before;
    expect(after).toEqual(whole);
    expect(await progressIn(data)).toMatchObject({ totalSessions: 2, totalMinutes: 40, longestStreak: 2 });
  });

  test('twice, or of what never was, is nothing more', async () => {
    const { data } = await openQuietDevice();
    await data.recordSit(recordOf('a'));
    expect(await data.deleteSession('a')).toBeDefined();
    expect(await data.deleteSession('a')).toBeUndefined();
    expect(await data.deleteSession('b')).toBeUndefined();
    expect(await data.totals(today)).toMatchObject({ totalSessions: 0, totalMinutes: 0, longestStreak: 0 });
  });

  test('stays, however late the sit is recorded once more', async () => {
    const { data } = await openQuietDevice();
    await data.recordSit(recordOf('a'));
    await data.deleteSession('a');
    expect(await data.recordSit(recordOf('a'))).toBe('already-recorded');
    expect(await data.sessionCount()).toBe(0);
  });

  test('lowers what the account counts, on the server too, and no further than it took away', async () => {
    const { data, backend } = await openDevice();
    const { enhancedProfile } = backend.data;
    const currentProgress = { ...enhancedProfile.currentProgress, totalSessions: 40, totalMinutes: 400 };
    backend.data = { ...backend.data, enhancedProfile: { ...enhancedProfile, currentProgress } };
    backend.revision += 1;
    await data.refreshProfile();
    await data.recordSit(recordOf('a'));
    await data.recordSit(recordOf('b'));
    const deleted = await data.deleteSession('a');
    expect(await progressIn(data)).toMatchObject({ totalSessions: 39, totalMinutes: 390 });
    await vi.waitFor(() => expect(data.syncState()).toBe('synced'));
    const onServer = () => backend.data.enhancedProfile.currentProgress;
    expect(onServer()).toMatchObject({ totalSessions: 39, totalMinutes: 390 });
    await data.refreshProfile();
    expect(await progressIn(data)).toMatchObject({ totalSessions: 39, totalMinutes: 390 });
    if (deleted) await data.restoreSession(deleted);
    await vi.waitFor(() => expect(onServer()).toMatchObject({ totalSessions: 40, totalMinutes: 400 }));
  });

  test('offline is not undone by the server’s older answer', async () => {
    const { data, backend } = await openDevice();
    await data.recordSit(recordOf('a'));
    await data.recordSit(recordOf('b'));
    await vi.waitFor(() => expect(data.syncState()).toBe('synced'));
    backend.fault = 'away';
    await data.deleteSession('a');
    backend.fault = undefined;
    backend.data = { ...backend.data, frequency: 'daily' };
    backend.revision += 1;
    await data.refreshProfile();
    await vi.waitFor(() => expect(data.syncState()).toBe('synced'));
    expect(backend.data.enhancedProfile.currentProgress.totalSessions).toBe(1);
    expect((await data.profile()).profile.frequency).toBe('daily');
    expect(await progressIn(data)).toMatchObject({ totalSessions: 1 });
  });
});

describe('sessions are read', () => {
  test('by pages, newest first, each once, also where several ended at the same moment', async () => {
    const { data } = await openQuietDevice();
    const hours = ['05', '06', '07', '07', '07', '08', '09', '09'];
    const all = hours.map((hour, number) => sessionOf(`s${number}`, at(today, hour)));
    await putRaw(data.uid, 'sessions', all);
    expect(await data.sessionCount()).toBe(8);
    expect(idsOf(await data.recentSessions(3))).toEqual(['s7', 's6', 's5']);
    expect(await data.recentSessions(0)).toEqual([]);
    const pages: string[][] = [];
    let before: string | undefined;
    for (;;) {
      const page = await data.sessionsPage({ before, limit: 2 });
      pages.push(idsOf(page));
      before = page.at(-1)?.timestamp;
      if (page.length < 2) break;
    }
    expect(pages).toEqual([['s7', 's6'], ['s5', 's4', 's3', 's2'], ['s1', 's0'], []]);
  });

  test('and a page is full though a record in it was broken', async () => {
    const { data } = await openQuietDevice();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await putRaw(data.uid, 'sessions', [
      sessionOf('a', at(today, '06')),
      { ...sessionOf('b', at(today, '07')), rating: 'high' },
      sessionOf('c', at(today, '08')),
    ]);
    expect(idsOf(await data.sessionsPage({ limit: 2 }))).toEqual(['c', 'a']);
    expect(await data.setAsideRecords()).toHaveLength(1);
  });

  test('by stage: the last that was timed', async () => {
    const { data } = await openQuietDevice();
    await data.recordSit(matrixRecordOf('a', at('2026-11-18')));
    await data.recordSit(matrixRecordOf('b', at('2026-11-19')));
    await data.addSession(matrixSessionOf('c', { ...at('2026-11-20'), ...byHand }));
    await data.recordSit(recordOf('d'));
    await data.recordSit(matrixRecordOf('e', { ...at('2026-11-20'), sessionType: 'mind_recovery' }));
    expect((await data.readiness())[0]?.fullSits).toBe(3);
    expect((await data.lastSessionOfStage(2))?.sessionId).toBe('b');
    expect((await data.lastSessionOfStage(1))?.sessionId).toBe('d');
    expect(await data.lastSessionOfStage(3)).toBeUndefined();
  });
});

describe('a stage', () => {
  const tapped = (present: number) => ({ presentPercentage: present });
  const openStage2 = (data: LocalData) => data.addMark('t5Completed');
  const keysOf = async (data: LocalData) => (await data.marks()).map(({ key }) => key);
  const sit = (number: number, change = {}) =>
    matrixRecordOf(`sit-${number}`, { ...at(`2026-11-${10 + number}`), ...tapped(60), ...change });

  test('opens in the same commit as the sit that made the one before it ready, and stays open', async () => {
    const { data } = await openQuietDevice();
    await openStage2(data);
    for (const number of [0, 1, 2]) await data.recordSit(sit(number));
    await data.recordSit(sit(3, { isCompleted: false, presentPercentage: 0 }));
    await data.recordSit(sit(4));
    expect(await keysOf(data)).not.toContain('stage3Open');
    expect((await data.readiness())[0]).toMatchObject({ stage: 2, fullSits: 4, isReady: false });
    await data.recordSit(sit(5));
    expect(await keysOf(data)).toContain('stage3Open');
    expect((await data.profile()).profile.currentStage).toBe('PAHM Beginner');
    await data.deleteSession('sit-5');
    expect((await data.readiness())[0]?.isReady).toBe(false);
    expect(await keysOf(data)).toContain('stage3Open');
  });

  test('does not open while the mean of the last five is too low, whatever came before them', async () => {
    const { data } = await openQuietDevice();
    await openStage2(data);
    for (const number of [0, 1, 2, 3, 4]) await data.recordSit(sit(number, tapped(59)));
    expect(await keysOf(data)).not.toContain('stage3Open');
    await data.recordSit(sit(5, tapped(64)));
    expect(await keysOf(data)).toContain('stage3Open');
  });

  test('opens with a session entered by hand, and with one that was corrected', async () => {
    const { data } = await openQuietDevice();
    await openStage2(data);
    for (const number of [0, 1, 2, 3]) await data.recordSit(sit(number));
    const { session } = sit(4, { isCompleted: false });
    await data.addSession({ ...session, ...byHand });
    expect(await keysOf(data)).not.toContain('stage3Open');
    await data.correctSession({ ...session, isCompleted: true });
    expect(await keysOf(data)).toContain('stage3Open');
  });

  test('above the one that the person is at does not open', async () => {
    const { data } = await openQuietDevice();
    const above = { stageLevel: 4, stageLabel: 'PAHM Practitioner', presentPercentage: 90 };
    for (const number of [0, 1, 2, 3, 4]) await data.recordSit(sit(number, above));
    for (const number of [5, 6, 7, 8, 9]) await data.recordSit(sit(number, tapped(90)));
    expect(await keysOf(data)).toEqual([]);
    expect((await data.readiness()).map(({ isReady }) => isReady)).toEqual([true, false, true, false]);
    await data.saveReflection(reflectionOf('r'), [{ key: 't5Completed', at: '2026-11-21T08:00:00.000Z' }]);
    expect(await keysOf(data)).toEqual(['t5Completed', 'stage3Open']);
  });
});

test('two tabs that record the same sit with its taps make one record of it', async () => {
  const one = await openQuietDevice();
  const other = await openDevice({ ...one, locks: noTurn });
  await one.data.keepTap('a', 0, { position: 'past', atMillis: 1 });
  const outcomes = await Promise.all([
    one.data.recordSit(matrixRecordOf('a')),
    other.data.recordSit(matrixRecordOf('a')),
  ]);
  expect(outcomes.sort()).toEqual(['already-recorded', 'recorded']);
  const stored = await contents(one.identity.uid);
  for (const table of ['sessions', 'notes', 'taps', 'days', 'runningTotals', 'endedSits'])
    expect(stored[table], table).toHaveLength(1);
  expect(stored.tapMarks).toEqual([]);
  expect(await other.data.totals(today)).toMatchObject({ totalSessions: 1, totalMinutes: 30 });
});
