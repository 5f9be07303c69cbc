import type { Clock } from '#platform/clock.ts';
import {
  keyIn,
  type LocalDatabase,
  type Raw,
  type RecordKey,
  type SetAsideRecord,
  type TableName,
} from './database.ts';

/** Anything that decodes a stored record. */
export interface RecordShape<Value> {
  safeParse(raw: unknown): { success: true; data: Value } | { success: false };
}

/** Reads records decoded. What does not parse is set aside, and the rest is read. */
export interface RecordReader {
  all<Value>(table: TableName, shape: RecordShape<Value>): Promise<Value[]>;
  get<Value>(table: TableName, key: string, shape: RecordShape<Value>): Promise<Value | undefined>;
  /** Decodes what a query of one's own found in a table. */
  decoded<Value>(table: TableName, raws: readonly Raw[], shape: RecordShape<Value>): Value[];
  /** Everything that was set aside, once what is being moved has arrived. */
  setAsideRecords(): Promise<SetAsideRecord[]>;
}

/** The reader of one database. */
export function createRecordReader(database: LocalDatabase, clock: Clock): RecordReader {
  const moving = new Map<string, Promise<void>>();

  /** Moves a record that is still there and still does not parse. Logged once, without what it says. */
  async function move(table: TableName, key: RecordKey, shape: RecordShape<unknown>): Promise<void> {
    const source = database[table];
    const isMoved = await database.transaction('rw', source, database.setAside, async () => {
      const record = await source.get(key);
      if (record === undefined || shape.safeParse(record).success) return false;
      await database.setAside.add({ table, key, record, at: clock.instant() });
      await source.delete(key);
      return true;
    });
    if (isMoved) console.warn(`A stored record did not parse and was set aside (${table}).`);
  }

  function setAside(table: TableName, raw: Raw, shape: RecordShape<unknown>): void {
    // The key of a damaged record may be of another type than the app ever writes.
    const key = keyIn(table, raw);
    if (key === undefined) return;
    const place = JSON.stringify([table, key]);
    if (moving.has(place)) return;
    // Reads may stand in a transaction or a live query, where nothing else may be written: a timer stands outside.
    const moved = new Promise<void>((resolve) => {
      setTimeout(
        () =>
          move(table, key, shape)
            .catch(() => {})
            .then(resolve),
        0,
      );
    });
    moving.set(
      place,
      moved.then(() => void moving.delete(place)),
    );
  }

  function decoded<Value>(table: TableName, raws: readonly Raw[], shape: RecordShape<Value>): Value[] {
    const values = [];
    for (const raw of raws) {
      const parsed = shape.safeParse(raw);
      if (parsed.success) values.push(parsed.data);
      else setAside(table, raw, shape);
    }
    return values;
  }

  return {
    decoded,
    all: async (table, shape) => decoded(table, await database[table].toArray(), shape),
    async get(table, key, shape) {
      const raw = await database[table].get(key);
      return raw && decoded(table, [raw], shape)[0];
    },
    async setAsideRecords() {
      await Promise.all(moving.values());
      return database.setAside.toArray();
    },
  };
}
