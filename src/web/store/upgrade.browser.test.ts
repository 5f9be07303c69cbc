import { afterEach, expect, test } from 'vitest';
import { totalsOf } from '#domain/analytics/totals.ts';
import { practiceSessionSchema } from '#domain/practice/session.ts';
import { showCount } from '../../../tests/setup/counts.ts';
import {
  contents,
  matrixRecordOf,
  matrixSessionOf,
  noTurn,
  openDevice,
  recoveryRecordOf,
  removeDatabase,
  removeDevices,
  somebody,
} from '../../../tests/setup/store-device.ts';
import { makeVersion1, version1, version1Records } from '../../../tests/setup/version-1-database.ts';
import { databaseName, openDatabase, schemaVersions } from './database.ts';

const today = '2026-11-21';
const open: { close(): void }[] = [];
const made: string[] = [];

afterEach(async () => {
  for (const connection of open.splice(0)) connection.close();
  await removeDevices();
  await Promise.all(made.splice(0).map(removeDatabase));
});

/** Somebody whose database is of version 1, with what it holds. */
async function somebodyOfVersion1() {
  const identity = somebody();
  const name = databaseName(identity.uid);
  await makeVersion1(name, identity.uid);
  made.push(name);
  const records = version1Records(identity.uid);
  const sessions = records.sessions?.map((session) => practiceSessionSchema.parse(session)) ?? [];
  return { identity, name, records, sessions };
}

async function expectWhole(uid: string, records: Record<string, object[]>): Promise<void> {
  const found = await contents(uid);
  for (const [table, expected] of Object.entries(records)) expect(found[table], table).toEqual(expected);
}

/** The stores of a database with their keys and indexes, as the browser holds them. */
function storesOf(name: string): Promise<object[]> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const database = request.result;
      const transaction = database.transaction([...database.objectStoreNames]);
      const stores = [...database.objectStoreNames].map((store) => {
        const { keyPath, autoIncrement, indexNames } = transaction.objectStore(store);
        return { store, keyPath, autoIncrement, indexes: [...indexNames].sort() };
      });
      database.close();
      resolve(stores);
    };
  });
}

test('the stored fixture is what version 1 of the schema makes', async () => {
  const { name } = await somebodyOfVersion1();
  const other = somebody();
  const first = await openDatabase(other.uid, {}, schemaVersions.slice(0, 1));
  expect(first.backendDB().version).toBe(version1.nativeVersion);
  first.close();
  made.push(databaseName(other.uid));
  expect(await storesOf(name)).toEqual(await storesOf(databaseName(other.uid)));
});

test('a database of version 1 is brought up with every record, and works', async () => {
  const { identity, records, sessions } = await somebodyOfVersion1();
  const { data } = await openDevice({ identity, locks: noTurn });
  await expectWhole(identity.uid, records);
  expect(await data.sessions()).toHaveLength(sessions.length);
  expect(await data.totals(today)).toEqual(totalsOf(sessions, today));
  expect((await data.recentSessions(3)).map(({ sessionId }) => sessionId)).toEqual([
    'sit-8',
    'sit-7',
    'sit-6',
  ]);
  expect((await data.lastSessionOfStage(1))?.sessionId).toBe('sit-8');
  expect((await data.readiness()).map(({ fullSits }) => fullSits)).toEqual([0, 0, 0, 0]);
  expect(await data.recordSit(matrixRecordOf('new'))).toBe('recorded');
  expect(await data.totals(today)).toEqual(totalsOf([...sessions, matrixSessionOf('new')], today));
  expect(await data.taps('new')).toHaveLength(9);
  expect(await data.setAsideRecords()).toHaveLength(1);
});

test('a database of version 2 is brought up with every record, and takes Mind Recovery', async () => {
  const { identity, records, sessions } = await somebodyOfVersion1();
  const second = await openDatabase(identity.uid, {}, schemaVersions.slice(0, 2));
  expect(second.verno).toBe(2);
  await second.sessions.put({ ...matrixSessionOf('m') });
  await second.taps.put({ sessionId: 'm', taps: [] });
  second.close();
  const { data } = await openDevice({ identity, locks: noTurn });
  const expected = { ...records, sessions: [matrixSessionOf('m'), ...(records.sessions ?? [])] };
  await expectWhole(identity.uid, { ...expected, taps: [{ sessionId: 'm', taps: [] }] });
  expect(await data.recoveryRecords()).toEqual([]);
  expect(await data.recordSit(recoveryRecordOf('r'))).toBe('recorded');
  expect(await data.recoveryRecord('r')).toEqual(recoveryRecordOf('r').recovery);
  const all = [...sessions, matrixSessionOf('m'), recoveryRecordOf('r').session];
  expect(await data.totals(today)).toEqual(totalsOf(all, today));
});

test('an upgrade that dies at any step leaves version 1 whole, and the next one gets through', async () => {
  const { identity, name, records } = await somebodyOfVersion1();
  const { createObjectStore } = IDBDatabase.prototype;
  const { createIndex } = IDBObjectStore.prototype;
  let steps = 0;
  let isHit = true;
  for (let killed = 1; isHit; killed += 1) {
    steps = 0;
    isHit = false;
    const step = (transaction: IDBTransaction) => {
      steps += 1;
      if (steps !== killed) return;
      isHit = true;
      transaction.abort();
    };
    IDBDatabase.prototype.createObjectStore = function (...call) {
      const store = createObjectStore.apply(this, call);
      step(store.transaction);
      return store;
    };
    IDBObjectStore.prototype.createIndex = function (...call) {
      const index = createIndex.apply(this, call);
      step(this.transaction);
      return index;
    };
    const opened = await openDatabase(identity.uid).catch(() => undefined);
    IDBDatabase.prototype.createObjectStore = createObjectStore;
    IDBObjectStore.prototype.createIndex = createIndex;
    opened?.close();
    expect(opened === undefined).toBe(isHit);
    if (isHit) {
      const all = await indexedDB.databases();
      expect(all.find((known) => known.name === name)?.version).toBe(version1.nativeVersion);
      await expectWhole(identity.uid, records);
    }
  }
  expect(steps).toBeGreaterThan(4);
  await expectWhole(identity.uid, records);
  showCount('upgrades from version 1 that died half-way without loss', `${steps} of ${steps}`);
});

test('an open tab of version 1 lets go and asks for a reload, and nothing is lost', async () => {
  const { identity, records } = await somebodyOfVersion1();
  let outdated = 0;
  const onOutdated = () => {
    outdated += 1;
  };
  const old = await openDatabase(identity.uid, { onOutdated }, schemaVersions.slice(0, 1));
  open.push(old);
  const { data } = await openDevice({ identity, locks: noTurn });
  expect(outdated).toBe(1);
  expect(old.isOpen()).toBe(false);
  await expectWhole(identity.uid, records);
  expect(await data.sessionCount()).toBe(records.sessions?.length);
});

test('a tab of version 1 that does not let go is told of, and the upgrade goes on once it has', async () => {
  const { identity, name, records } = await somebodyOfVersion1();
  const stubborn = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  let opening: Promise<unknown> = Promise.resolve();
  await new Promise<void>((onBlocked) => {
    opening = openDatabase(identity.uid, { onBlocked }).then((database) => open.push(database));
  });
  expect(open).toEqual([]);
  stubborn.close();
  await opening;
  await expectWhole(identity.uid, records);
});
