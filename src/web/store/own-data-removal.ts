import type { Clock } from '#platform/clock.ts';
import { accountKey, type KeyValueStorage } from './account-record.ts';
import { databaseName } from './database.ts';
import { markRemoval, unmarkRemoval } from './removal-mark.ts';
import { tabKeys, tabOwnerKey } from './session-state.ts';

/** How long other tabs may take to let go of a database, in milliseconds. */
const patienceMillis = 5_000;

/** Deletes a database; false where another tab does not let go of it. Then it goes as soon as that tab does. */
export function deleteDatabase(name: string, clock: Pick<Clock, 'setTimer'>): Promise<boolean> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    const stop = clock.setTimer(() => resolve(false), patienceMillis);
    const end = (isGone: boolean) => {
      stop();
      resolve(isGone);
    };
    request.onsuccess = () => end(true);
    request.onerror = () => end(false);
  });
}

function keysOf(storage: KeyValueStorage): string[] {
  return Array.from({ length: storage.length }, (_, at) => storage.key(at)).filter((key) => key !== null);
}

/** Whether a stored sign-in is this person's. */
function isSignInOf(uid: string, stored: string | null): boolean {
  try {
    return JSON.parse(stored ?? 'null')?.identity?.uid === uid;
  } catch {
    return false;
  }
}

/** Removes from a browser's storages what is this person's: the mirror of the profile, the sign-in, what the tab holds. */
export function clearStorages(uid: string, storages: { local: KeyValueStorage; tab: KeyValueStorage }): void {
  const { local, tab } = storages;
  for (const storage of [local, tab]) {
    for (const key of keysOf(storage)) if (key.endsWith(`_${uid}`)) storage.removeItem(key);
    if (isSignInOf(uid, storage.getItem(accountKey))) storage.removeItem(accountKey);
  }
  if (tab.getItem(tabOwnerKey) !== uid) return;
  for (const key of [...tabKeys, tabOwnerKey]) tab.removeItem(key);
}

/**
 * Removes everything of a person from this browser; their data must be closed in this tab. False where another tab holds on
 * to the database. Nobody else's data is touched.
 */
export async function removePerson(uid: string, clock: Pick<Clock, 'setTimer'>): Promise<boolean> {
  const storages = { local: localStorage, tab: sessionStorage };
  markRemoval(localStorage, uid);
  clearStorages(uid, storages);
  const isGone = await deleteDatabase(databaseName(uid), clock);
  // Once more: what was under way when the data was closed has come to its end by now.
  clearStorages(uid, storages);
  // Where another tab held on, its end removes the rest; a person who signs in again must not lose what comes then.
  unmarkRemoval(localStorage, uid);
  return isGone;
}
