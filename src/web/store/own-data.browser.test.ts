import { Dexie } from 'dexie';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { totalsOf } from '#domain/analytics/totals.ts';
import { listNames, noLists, type OwnData } from '#domain/own-data/format.ts';
import { largestFileBytes } from '#domain/own-data/read-file.ts';
import { newProfile, type UserProfile } from '#domain/profile/profile.ts';
import { rounds, showCount } from '../../../tests/setup/counts.ts';
import { brokenFiles, fileOf } from '../../../tests/setup/mutated-files.ts';
import { ownHistories } from '../../../tests/setup/own-histories.ts';
import {
  type Device,
  matrixRecordOf,
  noteOf,
  openDevice,
  openQuietDevice,
  putRaw,
  reflectionOf,
  removeDevices,
  sessionOf,
  tapsOf,
} from '../../../tests/setup/store-device.ts';
import { databaseName } from './database.ts';
import type { LocalData } from './local-data.ts';
import { tableOfList } from './own-data-tables.ts';

const longMillis = 900_000;
const today = '2026-11-21';

afterEach(async () => {
  localStorage.clear();
  for (const database of open.splice(0)) database.close();
  await removeDevices();
});

const fileFrom = (pieces: readonly string[]) => new Blob([...pieces]);

const open: Dexie[] = [];

/** A person's database, beside the app. */
async function besideApp(uid: string): Promise<Dexie> {
  const database = await new Dexie(databaseName(uid)).open();
  open.push(database);
  return database;
}

/** Everything that a database holds; numbers that it gives out itself say nothing. */
async function heldIn(database: Dexie): Promise<Record<string, unknown[]>> {
  const tables = database.tables.map(async (table) => {
    const rows = await table.toArray();
    const isNumbered = table.name === 'pageViews' || table.name === 'setAside';
    return [table.name, isNumbered ? rows.map(({ id: _, ...row }) => row) : rows] as const;
  });
  return Object.fromEntries(await Promise.all(tables));
}

/** Puts facts on a device, past the app. */
async function seed(database: Dexie, { profile, settings, ...lists }: OwnData): Promise<void> {
  await database.transaction('rw', database.tables, async () => {
    for (const [name, { table }] of Object.entries(tableOfList)) {
      await database.table(table).bulkPut(lists[name as keyof typeof tableOfList]);
    }
    await database.table('pageViews').bulkAdd(lists.pageViews);
    await database.table('setAside').bulkAdd(lists.setAside);
    if (settings) await database.table('settings').put({ key: 'settings', ...settings });
    if (!profile) return;
    const row = { profile, base: newProfile(profile), revision: 0, pending: false, edits: 0, conflicts: [] };
    await database.table('profile').put({ key: 'profile', ...row });
  });
}

/** What was said, without what is worked out from sits. */
function saidIn({ currentStage: _, currentTLevel: __, enhancedProfile, ...said }: UserProfile) {
  const { currentProgress: ___, ...rest } = enhancedProfile;
  return { ...said, enhancedProfile: rest };
}

async function takenIn(data: LocalData, pieces: readonly string[]) {
  const own = await data.ownData();
  const read = await own.read(fileFrom(pieces));
  if (!read.ok) throw new Error(`${read.problem.problem} at ${read.problem.place}`);
  return own.bringIn(read.value.data);
}

const facts: OwnData = {
  ...noLists(),
  practiceSessions: [sessionOf('a'), sessionOf('b', { practiceDay: '2026-11-20' })],
  emotionalNotes: [noteOf('a')],
  reflections: [reflectionOf('r')],
  taps: [{ sessionId: 'a', taps: tapsOf(3) }],
};

describe('export, wipe and import', () => {
  test('give equal data, and importing twice changes nothing', { timeout: longMillis }, async () => {
    const { data, identity } = await openQuietDevice();
    const beside = await besideApp(identity.uid);
    const own = await data.ownData();
    const count = rounds(500);
    await fc.assert(
      fc.asyncProperty(ownHistories(identity), async (history) => {
        await own.empty();
        await seed(beside, history);
        const seeded = await heldIn(beside);
        const file = await own.exportPieces();
        await own.empty();
        for (const rows of Object.values(await heldIn(beside))) expect(rows).toEqual([]);

        const counts = await takenIn(data, file);
        expect(counts.kept).toEqual({ sessions: 0, notes: 0, reflections: 0, others: 0 });
        expect(counts.added.sessions).toBe(history.practiceSessions.length);
        const brought = await heldIn(beside);
        for (const table of [
          'sessions',
          'taps',
          'notes',
          'reflections',
          'recoveryRecords',
          'drafts',
          'readingPlaces',
          'guideQuestions',
          'pageViews',
          'setAside',
        ]) {
          expect(brought[table], table).toEqual(seeded[table]);
        }
        // A stage that is ready opens, wherever its sits came from.
        expect(brought.marks).toEqual(expect.arrayContaining(seeded.marks ?? []));
        expect(await data.settings()).toMatchObject(history.settings ?? {});
        if (history.profile) expect(saidIn((await data.profile()).profile)).toEqual(saidIn(history.profile));
        expect(await data.totals(today)).toEqual(totalsOf(history.practiceSessions, today));

        const again = await takenIn(data, file);
        expect([again.added, again.updated, again.kept]).toEqual([counts.kept, counts.kept, counts.kept]);
        expect(await heldIn(beside)).toEqual(brought);

        const second = await own.exportPieces();
        await own.empty();
        await takenIn(data, second);
        expect(await own.exportPieces()).toEqual(second);
      }),
      { numRuns: count },
    );
    showCount(
      'histories that were exported, wiped and imported',
      `${count} of ${count} equal, and unchanged by a second import`,
    );
  });

  test('bring back all of a device that was emptied, from where it goes on', async () => {
    const first = await openDevice();
    await first.data.recordSit(matrixRecordOf('sit'));
    const pieces = await (await first.data.ownData()).exportPieces();
    const second = await openDevice({ identity: first.identity, backend: first.backend });
    await (await second.data.ownData()).empty();
    await takenIn(second.data, pieces);
    expect(await second.data.taps('sit')).toEqual(tapsOf(9));
    expect(await second.data.recordSit(matrixRecordOf('sit'))).toBe('already-recorded');
    expect(await second.data.totals(today)).toMatchObject({ totalSessions: 1 });
  });

  test('keep what is half written, and what was set aside', async () => {
    const { data, identity } = await openQuietDevice();
    await putRaw(identity.uid, 'sessions', [{ ...sessionOf('broken'), rating: 'high' }]);
    await data.sessions();
    expect(await data.setAsideRecords()).toHaveLength(1);
    await data.saveQuestionnaireDraft({
      answers: { goals: ['focus'] },
      currentQuestion: 3,
      timestamp: '2026-11-21T08:00:00.000Z',
    });
    const own = await data.ownData();
    const pieces = await own.exportPieces();
    await own.empty();
    await takenIn(data, pieces);
    expect(await data.questionnaireDraft()).toMatchObject({ currentQuestion: 3 });
    expect(await data.setAsideRecords()).toMatchObject([{ table: 'sessions', record: { rating: 'high' } }]);
  });
});

describe('an import', () => {
  test('that is broken changes nothing, however it is broken', { timeout: longMillis }, async () => {
    const { data, identity } = await openQuietDevice();
    const own = await data.ownData();
    await own.bringIn(facts);
    const beside = await besideApp(identity.uid);
    const before = await heldIn(beside);
    const count = rounds(10_000);
    const problems = new Set<string>();
    await fc.assert(
      fc.asyncProperty(brokenFiles(ownHistories(identity, 3)), async ({ how, text }) => {
        const read = await own.read(new Blob([text]));
        if (read.ok) throw new Error(`${how} was read: ${text.slice(0, 200)}`);
        problems.add(read.problem.problem);
      }),
      { numRuns: count },
    );
    for (const bytes of [new Uint16Array([0xfeff, 0x7b, 0x7d]), new Uint8Array([0x7b, 0xff, 0x7d])]) {
      expect(await own.read(new Blob([bytes]))).toEqual({ ok: false, problem: { problem: 'unreadable' } });
    }
    const problemOf = async (file: Blob) => {
      const read = await own.read(file);
      return read.ok ? undefined : read.problem.problem;
    };
    expect(await problemOf(new Blob([]))).toBe('empty');
    expect(await problemOf({ size: largestFileBytes + 1 } as Blob)).toBe('too-large');
    expect(await heldIn(beside)).toEqual(before);
    showCount(
      'broken files chosen for an import that changed nothing',
      `${count} of ${count} (${[...problems].join(', ')})`,
    );
  });

  test('whose write fails at any step changes nothing', async () => {
    const { data, identity } = await openQuietDevice();
    const own = await data.ownData();
    await own.bringIn({ ...noLists(), practiceSessions: [sessionOf('before')] });
    const beside = await besideApp(identity.uid);
    const before = await heldIn(beside);
    const { put, add } = IDBObjectStore.prototype;
    let left = 0;
    let wasHit = true;
    let steps = 0;
    const failing = (write: typeof put): typeof put =>
      function (this: IDBObjectStore, ...call) {
        left -= 1;
        if (left === 0) {
          wasHit = true;
          throw new DOMException('full', 'QuotaExceededError');
        }
        return write.apply(this, call);
      };
    for (let at = 1; wasHit; at += 1) {
      left = at;
      wasHit = false;
      IDBObjectStore.prototype.put = failing(put);
      IDBObjectStore.prototype.add = failing(add);
      const ended = await own.bringIn(facts).then(
        () => 'written',
        (error) => error.problem.kind,
      );
      Object.assign(IDBObjectStore.prototype, { put, add });
      expect(ended).toBe(wasHit ? 'full' : 'written');
      if (wasHit) expect(await heldIn(beside)).toEqual(before);
      steps = at;
    }
    expect(steps).toBeGreaterThan(6);
    expect(await data.sessionCount()).toBe(3);
  });

  test('tells of what is new, what is here, what is newer and what stays', async () => {
    const { data } = await openQuietDevice();
    const own = await data.ownData();
    const corrected = (id: string, correctedAt: string, secondsSat: number) =>
      sessionOf(id, { correctedAt, secondsSat, duration: Math.floor(secondsSat / 60) });
    await own.bringIn({
      ...facts,
      practiceSessions: [
        sessionOf('same'),
        corrected('older', '2026-01-01T00:00:00.000Z', 300),
        corrected('newer', '2026-03-01T00:00:00.000Z', 300),
      ],
    });
    const shares: number[] = [];
    const counts = await own.bringIn(
      {
        ...noLists(),
        practiceSessions: [
          sessionOf('same'),
          corrected('older', '2026-02-01T00:00:00.000Z', 1200),
          corrected('newer', '2026-02-01T00:00:00.000Z', 1200),
          sessionOf('new'),
        ],
        taps: [{ sessionId: 'new', taps: tapsOf(2) }],
      },
      (share) => shares.push(share),
    );
    const none = { sessions: 0, notes: 0, reflections: 0, others: 0 };
    const one = { ...none, sessions: 1 };
    expect(counts).toEqual({ added: one, same: one, updated: one, kept: one });
    expect(shares.at(-1)).toBe(1);
    expect((await data.session('older'))?.secondsSat).toBe(1200);
    expect((await data.session('newer'))?.secondsSat).toBe(300);
    expect(await data.totals(today)).toEqual(totalsOf(await data.sessions(), today));
  });

  test('takes the place of a record that cannot be read, which is set aside', async () => {
    const { data, identity } = await openQuietDevice();
    await putRaw(identity.uid, 'notes', [{ ...noteOf('a'), energyLevel: 99 }]);
    await (await data.ownData()).bringIn(facts);
    expect(await data.notes()).toEqual([noteOf('a')]);
    expect(await data.setAsideRecords()).toMatchObject([
      { table: 'notes', key: 'a-note', record: { energyLevel: 99 } },
    ]);
  });

  test('opens the stages that its sits make ready, and tells the server', async () => {
    const { data, backend } = await openDevice();
    const full = [1, 2, 3, 4, 5].map((at) => matrixRecordOf(`m${at}`, { presentPercentage: 90 }).session);
    await (await data.ownData()).bringIn({
      ...noLists(),
      practiceSessions: full,
      marks: [{ key: 't5Completed', at: '2026-01-01T00:00:00.000Z' }],
    });
    expect((await data.marks()).map(({ key }) => key)).toEqual(['t5Completed', 'stage3Open']);
    await expect.poll(() => backend.data.enhancedProfile.currentProgress.totalSessions).toBe(5);
    expect(backend.data.currentStage).toBe('PAHM Beginner');
  });

  test('never lowers what the account counts, and does not double it', async () => {
    const device = await openDevice();
    const many = Array.from({ length: 12 }, (_, at) => sessionOf(`s${at}`));
    const own = await device.data.ownData();
    await own.bringIn({ ...noLists(), practiceSessions: many });
    const pieces = await own.exportPieces();
    await expect.poll(() => device.backend.data.enhancedProfile.currentProgress.totalSessions).toBe(12);
    // The browser has deleted everything; the account still knows how much there was.
    await own.empty();
    await device.data.refreshProfile();
    await takenIn(device.data, pieces);
    expect((await device.data.profile()).profile.enhancedProfile.currentProgress.totalSessions).toBe(12);
  });

  test('of another account’s file leaves who one is', async () => {
    const { data, identity } = await openQuietDevice();
    const profile = {
      ...newProfile({ uid: 'user-9', email: 'ben@example.org', displayName: 'Ben' }),
      frequency: 'daily',
    };
    const own = await data.ownData();
    const read = await own.read(new Blob([fileOf({ ...facts, profile }, 'user-9')]));
    if (!read.ok) throw new Error(read.problem.problem);
    expect(read.value.uid).toBe('user-9');
    await own.bringIn(read.value.data);
    expect((await data.profile()).profile).toMatchObject({
      uid: identity.uid,
      email: identity.email,
      frequency: 'daily',
    });
    expect((await data.profile()).profile.displayName).not.toBe('Ben');
  });
});

test('what an earlier app kept is brought in once, and is gone from where it was', async () => {
  const { data } = await openQuietDevice();
  const note = {
    id: 'n1',
    content: 'From before.',
    timestamp: '2025-01-01T10:00:00.000Z',
    emotion: 'joy',
    energyLevel: 7,
  };
  localStorage.setItem('dailyEmotionalNotes', JSON.stringify([note]));
  localStorage.setItem('comprehensiveUserData_user-2', '{}');
  localStorage.setItem('theme', 'dark');
  const own = await data.ownData();
  expect(own.earlierKeys()).toEqual(['dailyEmotionalNotes']);
  expect((await own.bringInEarlier()).added.notes).toBe(1);
  expect(await data.notes()).toMatchObject([{ noteId: 'n1', content: 'From before.', source: 'person' }]);
  expect(own.earlierKeys()).toEqual([]);
  expect(localStorage.getItem('comprehensiveUserData_user-2')).toBe('{}');
  expect(localStorage.getItem('theme')).toBe('dark');
});

describe('removing a person', () => {
  const clock = { setTimer: () => () => {} };

  async function leavesNothing({ data, identity }: Device): Promise<string[]> {
    const { removePerson } = await import('./own-data-removal.ts');
    await (await data.ownData()).empty();
    data.close();
    await removePerson(identity.uid, clock);
    return [
      ...(await indexedDB.databases()).map(({ name = '' }) => name),
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ];
  }

  test('leaves nothing of theirs, and everything of everybody else', async () => {
    const ada = await openQuietDevice();
    const ben = await openQuietDevice();
    for (const { data, identity } of [ada, ben]) {
      await data.recordSit(matrixRecordOf('sit'));
      localStorage.setItem(`userProfile_${identity.uid}`, identity.email);
    }
    localStorage.setItem('ninefold-account', JSON.stringify({ identity: ada.identity }));
    sessionStorage.setItem('ninefold-tab-owner', ada.identity.uid);
    sessionStorage.setItem('selectedPosture', 'chair');
    sessionStorage.setItem('ninefold-account', JSON.stringify({ identity: ben.identity }));
    const beside = await besideApp(ben.identity.uid);
    const before = await heldIn(beside);
    const left = await leavesNothing(ada);
    expect(left.filter((name) => name.includes(ada.identity.uid))).toEqual([]);
    expect(left).toContain(databaseName(ben.identity.uid));
    expect(left).toContain(`userProfile_${ben.identity.uid}`);
    expect(localStorage.getItem('ninefold-account')).toBeNull();
    expect(sessionStorage.getItem('ninefold-account')).toContain(ben.identity.uid);
    expect(sessionStorage.getItem('selectedPosture')).toBeNull();
    expect(localStorage.getItem('ninefold-removing')).toBeNull();
    expect(await heldIn(beside)).toEqual(before);
    sessionStorage.clear();
  });

  test('is told where another tab holds on, and is whole once that lets go', async () => {
    const { data, identity } = await openQuietDevice();
    await data.recordSit(matrixRecordOf('sit'));
    const stubborn = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(databaseName(identity.uid));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    await (await data.ownData()).empty();
    data.close();
    const { removePerson } = await import('./own-data-removal.ts');
    // Out of patience at once.
    const impatient = {
      setTimer(callback: () => void) {
        queueMicrotask(callback);
        return () => {};
      },
    };
    expect(await removePerson(identity.uid, impatient)).toBe(false);
    // What is left has nothing in it.
    const counts = [...stubborn.objectStoreNames].map(
      (name) =>
        new Promise((resolve) => {
          const request = stubborn.transaction(name).objectStore(name).count();
          request.onsuccess = () => resolve(request.result);
        }),
    );
    expect(new Set(await Promise.all(counts))).toEqual(new Set([0]));
    stubborn.close();
    const names = async () => (await indexedDB.databases()).map(({ name }) => name);
    await expect.poll(names).not.toContain(databaseName(identity.uid));
  });
});

test('every list of an export has a place on the device', () => {
  const named = Object.keys(tableOfList);
  expect([...named, 'pageViews', 'setAside'].sort()).toEqual([...listNames].sort());
});
