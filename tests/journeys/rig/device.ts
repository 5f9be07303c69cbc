import type { Page } from '@playwright/test';
import { accountKey } from '#store/account-record.ts';
import { databaseName, schemaVersions } from '#store/database.ts';
import type { Person } from './person.ts';

/** Records of a person's database, by table. */
export type Records = Readonly<Record<string, readonly object[]>>;

interface Store {
  name: string;
  keyPath: string | string[];
  autoIncrement: boolean;
  indexes: { name: string; keyPath: string | string[] }[];
}

/** One key as the schema writes it: 'sitId', '++id' or '[sitId+number]'. */
function keyPathOf(text: string): string | string[] {
  const compound = /^\[(.+)\]$/.exec(text)?.[1];
  return compound ? compound.split('+') : text.replace('++', '');
}

/** The stores of the newest schema, as the browser makes them. */
function newestStores(): { version: number; stores: Store[] } {
  const texts: Record<string, string> = Object.assign({}, ...schemaVersions.map(({ stores }) => stores));
  const stores = Object.entries(texts).map(([name, text]) => {
    const [primary = '', ...indexes] = text.split(/,\s*/);
    return {
      name,
      keyPath: keyPathOf(primary),
      autoIncrement: primary.startsWith('++'),
      indexes: indexes.map((index) => ({ name: index, keyPath: keyPathOf(index) })),
    };
  });
  // Dexie counts versions in tenths of the browser's own number.
  return { version: Math.max(...schemaVersions.map(({ number }) => number)) * 10, stores };
}

/**
 * Puts records into a person's database, which is made where it is not there. To be called on a page of the app's own
 * origin, and where the app is open, followed by a new load: behind its back it notices nothing.
 */
export async function putRecords(page: Page, person: Person, records: Records): Promise<void> {
  const name = databaseName(person.session.identity.uid);
  await page.evaluate(
    ({ name, version, stores, records }) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(name, version);
        request.onupgradeneeded = () => {
          for (const { name, keyPath, autoIncrement, indexes } of stores) {
            const made = request.result.createObjectStore(name, { keyPath, autoIncrement });
            for (const index of indexes) made.createIndex(index.name, index.keyPath);
          }
        };
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const database = request.result;
          const tables = Object.keys(records);
          const end = () => {
            database.close();
            resolve();
          };
          if (tables.length === 0) return end();
          const transaction = database.transaction(tables, 'readwrite', { durability: 'strict' });
          for (const table of tables) {
            for (const record of records[table] ?? []) transaction.objectStore(table).put(record);
          }
          transaction.oncomplete = end;
          transaction.onabort = () => reject(transaction.error);
        };
      }),
    { name, ...newestStores(), records },
  );
}

/** All records of one table of a person's database. */
export function recordsIn<Row>(page: Page, person: Person, table: string): Promise<Row[]> {
  const name = databaseName(person.session.identity.uid);
  return page.evaluate(
    ({ name, table }) =>
      new Promise<unknown[]>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const database = request.result;
          const found = database.transaction(table).objectStore(table).getAll();
          found.onsuccess = () => {
            database.close();
            resolve(found.result);
          };
          found.onerror = () => reject(found.error);
        };
      }),
    { name, table },
  ) as Promise<Row[]>;
}

/** Keeps one table of a person's database busy, as a slow device would: what is written there waits. The answer lets it go. */
export async function holdTable(page: Page, person: Person, table: string): Promise<() => Promise<void>> {
  const name = databaseName(person.session.identity.uid);
  await page.evaluate(
    ({ name, table }) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const database = request.result;
          const transaction = database.transaction(table, 'readwrite');
          // A transaction lives for as long as it is asked something.
          const ask = () => {
            if ('isTableFree' in window) return;
            transaction.objectStore(table).count().onsuccess = ask;
          };
          transaction.oncomplete = () => database.close();
          transaction.objectStore(table).count().onsuccess = () => {
            ask();
            resolve();
          };
        };
      }),
    { name, table },
  );
  return () => page.evaluate(() => void Object.assign(window, { isTableFree: true }));
}

/** Opens the app on a device where somebody is signed in already and has these records; at home unless told otherwise. */
export async function openDevice(
  page: Page,
  origin: string,
  person: Person,
  records: Records = {},
  address = '/home',
): Promise<void> {
  // A document of the same origin in which the app does not run.
  const empty = `${origin}/empty-document`;
  await page.route(empty, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><link rel="icon" href="data:,">' }),
  );
  await page.goto(empty);
  // Where requests are looked at, the browser's cache and its service worker are passed by.
  await page.unroute(empty);
  await page.evaluate(([key, session]) => localStorage.setItem(key, session), [
    accountKey,
    JSON.stringify(person.session),
  ] as const);
  await putRecords(page, person, records);
  await page.goto(`${origin}${address}`);
}
