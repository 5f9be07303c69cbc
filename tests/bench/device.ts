import type { BrowserContext, Page } from '@playwright/test';
import type { PracticeSession } from '#domain/practice/session.ts';
import type { SessionAnswer } from '#protocol/accounts.ts';
import { accountKey } from '#store/account-record.ts';

/** An address of the app's origin at which nothing of the app runs, so that its storage can be written in peace. */
const quietPath = '/livez';

async function atQuietPage(context: BrowserContext, work: (page: Page) => Promise<unknown>): Promise<void> {
  const page = await context.newPage();
  await page.goto(quietPath);
  await work(page);
  await page.close();
}

/** Signs somebody in on a browser, as the form with Remember me does. */
export function signInOn(context: BrowserContext, session: SessionAnswer): Promise<void> {
  return atQuietPage(context, (page) =>
    page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      accountKey,
      JSON.stringify(session),
    ] as const),
  );
}

/** Puts a practice session on the device of somebody who is signed in there. */
export async function keepSessionOn(
  context: BrowserContext,
  uid: string,
  session: PracticeSession,
): Promise<void> {
  // The app itself makes the database.
  const home = await context.newPage();
  await home.goto('/home');
  await home.getByRole('heading', { level: 1 }).waitFor();
  await home.close();
  await atQuietPage(context, (page) =>
    page.evaluate(
      ([name, record]) =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open(name);
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const database = opening.result;
            const writing = database.transaction('sessions', 'readwrite');
            writing.objectStore('sessions').put(record);
            writing.onerror = () => reject(writing.error);
            writing.oncomplete = () => {
              database.close();
              resolve();
            };
          };
        }),
      [`ninefold-${uid}`, session] as const,
    ),
  );
}
