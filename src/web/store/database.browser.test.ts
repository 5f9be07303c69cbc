import { Dexie } from 'dexie';
import { afterEach, describe, expect, test } from 'vitest';
import {
  contents,
  openDevice,
  recordOf,
  removeDevices,
  sessionOf,
  somebody,
} from '../../../tests/setup/store-device.ts';
import { databaseName, openDatabase, schemaVersions } from './database.ts';
import { asStorageError } from './storage-error.ts';

const open: { close(): void }[] = [];

afterEach(async () => {
  for (const connection of open.splice(0)) connection.close();
  await removeDevices();
});

const newest = schemaVersions.at(-1)?.number ?? 0;
/** The schema that a later version of the app might bring. */
const later = [...schemaVersions, { number: newest + 1, stores: { later: 'id' } }];

async function openLater(uid: string, onBlocked?: () => void) {
  const database = await openDatabase(uid, onBlocked ? { onBlocked } : {}, later);
  open.push(database);
  return database;
}

describe('a newer version of the app in another tab', () => {
  test('gets through at once: this tab lets go, asks for a reload and writes nothing more', async () => {
    let outdated = 0;
    const { data, identity } = await openDevice({
      onOutdated: () => {
        outdated += 1;
      },
    });
    await data.recordSit(recordOf('a'));
    let blocked = 0;
    await openLater(identity.uid, () => {
      blocked += 1;
    });
    expect([outdated, blocked]).toEqual([1, 0]);
    const closed = { problem: { kind: 'closed' } };
    await expect(data.recordSit(recordOf('b'))).rejects.toMatchObject(closed);
    await expect(data.sessions()).rejects.toMatchObject(closed);
  });

  test('keeps every record', async () => {
    const { data, identity } = await openDevice();
    await data.recordSit(recordOf('a'));
    data.close();
    const database = await openLater(identity.uid);
    expect(await database.sessions.toArray()).toEqual([sessionOf('a')]);
    expect(database.tables.map(({ name }) => name)).toContain('later');
  });

  test('that dies half-way leaves the old schema and every record', async () => {
    const first = await openDevice();
    await first.data.recordSit(recordOf('a'));
    first.data.close();
    const name = databaseName(first.identity.uid);
    await new Promise<void>((resolve) => {
      const request = indexedDB.open(name, (newest + 1) * 10);
      request.onupgradeneeded = () => {
        request.result.createObjectStore('later');
        request.result.deleteObjectStore('sessions');
        request.transaction?.abort();
      };
      request.onerror = () => resolve();
    });
    const { data } = await openDevice(first);
    expect(await data.sessions()).toEqual([sessionOf('a')]);
  });

  test('has written here before: this older one does not open, and asks for a reload', async () => {
    const identity = somebody();
    await openLater(identity.uid);
    let outdated = 0;
    const opening = openDevice({
      identity,
      onOutdated: () => {
        outdated += 1;
      },
    });
    await expect(opening).rejects.toMatchObject({ problem: { kind: 'closed' } });
    expect(outdated).toBe(1);
  });
});

test('an older tab that does not let go is told of, and the upgrade goes on once it has', async () => {
  const { data, identity } = await openDevice();
  data.close();
  const stubborn = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(databaseName(identity.uid));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  let isOpen = false;
  const blocked = new Promise<void>((resolve) => {
    void openLater(identity.uid, resolve).then(() => {
      isOpen = true;
    });
  });
  await blocked;
  expect(isOpen).toBe(false);
  stubborn.close();
  await expect.poll(() => isOpen).toBe(true);
});

test('a person’s data that is removed in another tab closes here too', async () => {
  const told: string[] = [];
  const { data, identity } = await openDevice({
    onOutdated: () => told.push('outdated'),
    onRemoved: () => told.push('removed'),
  });
  await Dexie.delete(databaseName(identity.uid));
  expect(told).toEqual(['removed']);
  await expect(data.sessions()).rejects.toMatchObject({ problem: { kind: 'closed' } });
});

test('commits are durable, and nothing is answered from a cache', async () => {
  const { identity } = await openDevice();
  const durabilities = new Set<string>();
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (names, mode, options) {
    const made = transaction.call(this, names, mode, options);
    if (mode === 'readwrite') durabilities.add(made.durability);
    return made;
  };
  try {
    const { data } = await openDevice({ identity });
    await data.recordSit(recordOf('a'));
    await data.addMark('introduction');
    await data.recordPageView('/home');
  } finally {
    IDBDatabase.prototype.transaction = transaction;
  }
  expect([...durabilities]).toEqual(['strict']);
});

test('what a browser without IndexedDB throws is a problem of the storage', () => {
  expect(asStorageError(Object.assign(new Error(), { name: 'MissingAPIError' })).problem).toEqual({
    kind: 'failed',
  });
});

test('the database bears the person’s own name', async () => {
  const { data, identity } = await openDevice();
  await data.addMark('introduction');
  expect(databaseName(identity.uid)).toBe(`ninefold-${identity.uid}`);
  expect((await contents(identity.uid)).marks).toHaveLength(1);
});
