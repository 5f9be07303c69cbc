import type { BrowserContext, Page } from '@playwright/test';
import type { SessionAnswer } from '#protocol/accounts.ts';
import { accountKey } from '#store/account-record.ts';
import { databaseName, type TableName } from '#store/database.ts';

/** An address of the app's origin at which nothing of the app runs, so that its storage can be written in peace. */
export const quietPath = '/livez';

/** So many records are handed to the browser at once. */
const recordsAtOnce = 2000;

/** A browser as one person's device, and where the app is. */
export interface Device {
  context: BrowserContext;
  origin: string;
}

async function atQuietPage<Answer>(
  { context, origin }: Device,
  work: (page: Page) => Promise<Answer>,
): Promise<Answer> {
  const page = await context.newPage();
  await page.goto(`${origin}${quietPath}`);
  const answer = await work(page);
  await page.close();
  return answer;
}

/** Signs somebody in on a browser, as the form with Remember me does. */
export function signInOn(device: Device, session: SessionAnswer): Promise<void> {
  return atQuietPage(device, (page) =>
    page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      accountKey,
      JSON.stringify(session),
    ] as const),
  );
}

/** Opens home once: the app makes the person's database, and what it works out anew from the records in it. */
export async function openHome({ context, origin }: Device): Promise<void> {
  const home = await context.newPage();
  await home.goto(`${origin}/home`);
  await home.getByRole('heading', { level: 1 }).waitFor();
  await home.close();
}

/** Puts records on the device of somebody whose database is there, past the app. */
export async function putOn(
  device: Device,
  uid: string,
  records: Partial<Record<TableName, readonly object[]>>,
): Promise<void> {
  await atQuietPage(device, async (page) => {
    for (const [table, rows = []] of Object.entries(records)) {
      for (let from = 0; from < rows.length; from += recordsAtOnce) {
        const some = rows.slice(from, from + recordsAtOnce);
        await page.evaluate(putInPage, { name: databaseName(uid), table, rows: some });
      }
    }
  });
}

/** All records of a table on the device of somebody. */
export function readFrom<Row>(
  device: Device,
  uid: string,
  table: TableName | 'runningTotals',
): Promise<Row[]> {
  return atQuietPage(
    device,
    (page) => page.evaluate(readInPage, { name: databaseName(uid), table }) as Promise<Row[]>,
  );
}

/** Runs in the page. */
function putInPage(given: { name: string; table: string; rows: readonly object[] }): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(given.name);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const writing = database.transaction(given.table, 'readwrite');
      for (const row of given.rows) writing.objectStore(given.table).put(row);
      writing.onabort = () => reject(writing.error);
      writing.oncomplete = () => {
        database.close();
        resolve();
      };
    };
  });
}

/** Runs in the page. */
function readInPage(given: { name: string; table: string }): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(given.name);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const reading = database.transaction(given.table).objectStore(given.table).getAll();
      reading.onerror = () => reject(reading.error);
      reading.onsuccess = () => {
        database.close();
        resolve(reading.result);
      };
    };
  });
}
