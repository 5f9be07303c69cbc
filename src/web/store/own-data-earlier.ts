import { readEarlierKeys } from '#domain/own-data/earlier-data.ts';
import { earlierKeysOnDevice } from '#domain/own-data/earlier-keys.ts';
import type { EarlierReading } from '#domain/own-data/earlier-values.ts';
import type { OwnData } from '#domain/own-data/format.ts';
import type { KeyValueStorage } from './account-record.ts';

/** The keys of an earlier app in this browser that may be this person's. */
export function earlierKeysHere(storage: KeyValueStorage, uid: string): string[] {
  try {
    const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at));
    return earlierKeysOnDevice(
      keys.filter((key) => key !== null),
      uid,
    );
  } catch {
    return [];
  }
}

/** What stands under keys of an earlier app. */
export function readEarlierHere(
  storage: KeyValueStorage,
  keys: readonly string[],
  reading: EarlierReading,
): OwnData {
  const kept = Object.fromEntries(keys.map((key) => [key, storage.getItem(key)]));
  return readEarlierKeys(kept, reading).data;
}
