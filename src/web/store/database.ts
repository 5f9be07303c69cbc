import { Dexie, type Table } from 'dexie';
import { StorageError } from './storage-error.ts';

// On a loopback address Dexie would print every failure, which the forms show anyway, and keep stacks for it.
Dexie.debug = false;

/** What stands in a table before it was decoded. */
export type Raw = Record<string, unknown>;

/** A record that did not parse, with where it stood. */
export interface SetAsideRecord {
  id?: number;
  table: string;
  key: IDBValidKey;
  record: unknown;
  /** When it was set aside, as an ISO instant. */
  at: string;
}

/** The key of a record: one field of it, or several in a row. */
export type RecordKey = string | (string | number)[];

/** The tables of one person's database. */
export type LocalDatabase = Dexie & {
  [Name in TableName]: Table<Raw, RecordKey>;
} & {
  /** What the sessions come to, by day and in all: worked out anew whenever it is not to be trusted. */
  days: Table<Raw, string>;
  runningTotals: Table<Raw, string>;
  /** What My Analytics is drawn from, by day: a cache as well. And the days of which it no longer tells the truth. */
  analyticsDays: Table<Raw, string>;
  touchedDays: Table<Raw, string>;
  pageViews: Table<Raw, number>;
  setAside: Table<SetAsideRecord, number>;
};

/** Tables whose records carry their key and are a person's own, and the fields of that key. */
export const keyOfTable = {
  sessions: 'sessionId',
  taps: 'sessionId',
  notes: 'noteId',
  reflections: 'reflectionId',
  marks: 'key',
  drafts: 'key',
  sits: 'sitId',
  tapMarks: ['sitId', 'number'],
  endedSits: 'sitId',
  profile: 'key',
  settings: 'key',
  recoveryRecords: 'sessionId',
  readingPlaces: 'chapter',
  guideQuestions: 'questionId',
} as const satisfies Record<string, string | readonly string[]>;
export type TableName = keyof typeof keyOfTable;

/** The key that a record bears, whatever its type. */
export function keyIn(table: TableName, raw: Raw): RecordKey | undefined {
  const fields = keyOfTable[table];
  if (typeof fields === 'string') return raw[fields] as RecordKey | undefined;
  return fields.map((field) => raw[field]) as RecordKey;
}

/** The name of a person's database. */
export function databaseName(uid: string): string {
  return `ninefold-${uid}`;
}

/**
 * Every schema that was ever released, oldest first: a database of any of them is brought up to the
 * last. Each says only what changes against the one before.
 */
export const schemaVersions: readonly { number: number; stores: Record<string, string> }[] = [
  {
    number: 1,
    stores: {
      sessions: 'sessionId, timestamp, practiceDay',
      notes: 'noteId, timestamp, sessionId',
      reflections: 'reflectionId, timestamp, sessionId',
      marks: 'key',
      drafts: 'key',
      sits: 'sitId',
      endedSits: 'sitId, at',
      profile: 'key',
      settings: 'key',
      pageViews: '++id, timestamp',
      setAside: '++id, [table+key]',
    },
  },
  {
    number: 2,
    stores: {
      sessions: 'sessionId, timestamp, practiceDay, [stageLevel+timestamp]',
      taps: 'sessionId',
      tapMarks: '[sitId+number]',
      days: 'practiceDay',
      runningTotals: 'key',
    },
  },
  {
    number: 3,
    stores: {
      recoveryRecords: 'sessionId, completedAt',
      readingPlaces: 'chapter',
    },
  },
  {
    number: 4,
    stores: {
      analyticsDays: 'practiceDay',
      touchedDays: 'practiceDay',
      guideQuestions: 'questionId, timestamp',
    },
  },
];

/** What a tab hears about other tabs with another version of the app. */
export interface DatabaseEvents {
  /** Another tab runs a newer version: this one is closed and wants a reload. */
  onOutdated?: () => void;
  /** Another tab removed this person's data: this one is closed. */
  onRemoved?: () => void;
  /** Another tab with an older version does not let go: it wants to be closed. */
  onBlocked?: () => void;
}

/** Dexie counts versions in tenths in the browser's own number. */
const nativeFactor = 10;

async function isNewer(name: string, version: number): Promise<boolean> {
  if (typeof indexedDB.databases !== 'function') return false;
  const all = await indexedDB.databases();
  return all.some((known) => known.name === name && (known.version ?? 0) >= (version + 1) * nativeFactor);
}

/**
 * Opens a person's database, brought up to the newest schema. Commits are durable: a write that was
 * awaited outlives the death of the browser in the same instant. Throws a StorageError.
 */
export async function openDatabase(
  uid: string,
  events: DatabaseEvents = {},
  schema = schemaVersions,
): Promise<LocalDatabase> {
  const name = databaseName(uid);
  const newest = Math.max(...schema.map(({ number }) => number));
  if (await isNewer(name, newest)) {
    events.onOutdated?.();
    throw new StorageError('closed', new Error('A newer version of the app has written here'));
  }
  const database = new Dexie(name, {
    chromeTransactionDurability: 'strict',
    cache: 'disabled',
  }) as LocalDatabase;
  for (const { number, stores } of schema) database.version(number).stores(stores);
  // Returning false keeps Dexie's own handlers, which would open again by themselves, out of it.
  database.on('versionchange', ({ newVersion }) => {
    database.close({ disableAutoOpen: true });
    if (newVersion === null) events.onRemoved?.();
    else events.onOutdated?.();
    return false;
  });
  database.on('blocked', () => {
    events.onBlocked?.();
    return false;
  });
  await database.open();
  return database;
}
