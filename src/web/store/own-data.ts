import type { EarlierReading } from '#domain/own-data/earlier-values.ts';
import type { OwnData as OwnFacts } from '#domain/own-data/format.ts';
import type { ImportFault, ReadFile } from '#domain/own-data/read-file.ts';
import type { Result } from '#domain/result.ts';
import type { Identity } from '#platform/account-api.ts';
import { earlierKeysHere, readEarlierHere } from './own-data-earlier.ts';
import { exportPieces } from './own-data-export.ts';
import { readOwnFile } from './own-data-file.ts';
import { type ImportCounts, importOwnData, type OnProgress } from './own-data-import.ts';
import { changeOwnDataState, type OwnDataState, readOwnDataState } from './own-data-state.ts';
import type { ProfileRecord } from './profile-record.ts';
import type { ProfileRow } from './profile-row.ts';
import { readSettings } from './settings-record.ts';
import { guarded } from './storage-error.ts';
import type { StoreParts } from './store-parts.ts';

export type { ImportCounts, OnProgress } from './own-data-import.ts';
export type { OwnDataState } from './own-data-state.ts';

/** A person's own data as a whole. What the device refuses is thrown as a StorageError, and has changed nothing. */
export interface OwnData {
  /** The text of an export of everything, in pieces that belong together in their order. */
  exportPieces(): Promise<string[]>;
  /** Reads a file without touching anything on the device. */
  read(file: Blob): Promise<Result<ReadFile, ImportFault>>;
  /** For whom, where and when earlier data is read. */
  reading(): Promise<EarlierReading>;
  /** Merges facts into what is here: all of them or none. */
  bringIn(facts: OwnFacts, onProgress?: OnProgress): Promise<ImportCounts>;
  /** The keys under which an earlier app kept data in this browser that may be this person's. */
  earlierKeys(): string[];
  /** Merges what stands under them, and removes them once it is here. */
  bringInEarlier(onProgress?: OnProgress): Promise<ImportCounts>;
  state(): Promise<OwnDataState>;
  changeState(change: OwnDataState): Promise<void>;
  /** Empties everything of this person, in one transaction. The database itself stays. */
  empty(): Promise<void>;
}

/** The own data of one person. `changed` runs a write and has its profile sent. */
export function createOwnData(
  parts: StoreParts,
  record: ProfileRecord,
  identity: Pick<Identity, 'uid' | 'email' | 'displayName'>,
  changed: (write: () => PromiseLike<ProfileRow | undefined>) => Promise<ProfileRow | undefined>,
): OwnData {
  const { database, clock } = parts;
  const { uid, email, displayName } = identity;

  async function reading(): Promise<EarlierReading> {
    const { dayStartHour } = await guarded(() => readSettings(parts));
    return { uid, email, displayName, zone: clock.zone(), dayStartHour, at: clock.instant() };
  }

  async function bringIn(facts: OwnFacts, onProgress: OnProgress = () => {}): Promise<ImportCounts> {
    let counts: ImportCounts | undefined;
    await changed(async () => {
      const outcome = await importOwnData(parts, record, facts, onProgress);
      counts = outcome.counts;
      return outcome.row;
    });
    if (!counts) throw new Error('An import that was committed has counted.');
    return counts;
  }

  return {
    exportPieces: () => guarded(() => exportPieces(parts, record, uid)),
    reading,
    read: async (file) => readOwnFile(file, await reading()),
    bringIn,
    earlierKeys: () => earlierKeysHere(localStorage, uid),
    async bringInEarlier(onProgress) {
      const keys = earlierKeysHere(localStorage, uid);
      const counts = await bringIn(readEarlierHere(localStorage, keys, await reading()), onProgress);
      for (const key of keys) localStorage.removeItem(key);
      return counts;
    },
    state: () => guarded(() => readOwnDataState(parts)),
    changeState: (change) => guarded(() => changeOwnDataState(parts, change)),
    empty: () =>
      guarded(() =>
        database.transaction('rw', database.tables, async () => {
          for (const table of database.tables) await table.clear();
        }),
      ),
  };
}
