import type { PersistenceAnswer } from '#domain/own-data/persistence.ts';

/** What is needed of the browser's storage: some have none, or do not say. */
export type PersistenceSource = Partial<Pick<StorageManager, 'persist' | 'persisted'>>;

function browserStorage(): PersistenceSource {
  // Not there on pages that came over an unprotected connection.
  return (navigator as { storage?: PersistenceSource }).storage ?? {};
}

/** Asks a browser; one that throws does not say. */
async function answered(ask: (() => Promise<boolean>) | undefined): Promise<PersistenceAnswer> {
  if (!ask) return 'unknown';
  try {
    return (await ask()) ? 'kept' : 'may-be-removed';
  } catch {
    return 'unknown';
  }
}

/** Whether the browser keeps what is stored until the person deletes it. Asks nobody anything. */
export function persistence(storage: PersistenceSource = browserStorage()): Promise<PersistenceAnswer> {
  return answered(storage.persisted && (() => (storage as StorageManager).persisted()));
}

/** Asks the browser to keep it; some ask the person. */
export function askForPersistence(storage: PersistenceSource = browserStorage()): Promise<PersistenceAnswer> {
  return answered(storage.persist && (() => (storage as StorageManager).persist()));
}
