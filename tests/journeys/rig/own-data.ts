import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { exportWords, importWords, ownDataWords } from '#content/screens/own-data.ts';
import { databaseName } from '#store/database.ts';

/** The section of My Details in which one's own data is. */
export const ownData = (page: Page): Locator => page.getByRole('region', { name: ownDataWords.title });

/** Presses a button that hands over a file, and answers its name and text. */
export async function savedBy(page: Page, button: Locator): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

/** Exports everything from My Details. */
export function exported(page: Page): Promise<{ name: string; text: string }> {
  return savedBy(page, ownData(page).getByRole('button', { name: exportWords.everything }).first());
}

/** Chooses a file to import: a text, as a file of this name. */
export async function chooseFile(page: Page, text: string | Buffer, name = 'ninefold.json'): Promise<void> {
  const buffer = typeof text === 'string' ? Buffer.from(text) : text;
  await ownData(page)
    .getByLabel(importWords.choose)
    .setInputFiles({ name, mimeType: 'application/json', buffer });
}

/** What a browser holds that a page can read: all databases with their records, both storages, and all caches. */
export function everythingReadable(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      found.push(name);
      for (const store of database.objectStoreNames) {
        const rows = await new Promise((resolve, reject) => {
          const request = database.transaction(store).objectStore(store).getAll();
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
        found.push(store, rows);
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        found.push(request.url, await (await cache.match(request))?.text());
      }
    }
    return JSON.stringify(found);
  });
}

/** Expects that nothing of somebody can be read in the browser; `traces` are texts of theirs alone. */
export async function expectNothingOf(page: Page, uid: string, traces: readonly string[]): Promise<void> {
  const readable = await everythingReadable(page);
  expect([uid, databaseName(uid), ...traces].filter((trace) => readable.includes(trace))).toEqual([]);
}
