import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement, sql } from 'kysely';
import { type CallerRow, callerQuery } from './caller-query.ts';
import type { Database } from './database.ts';
import { migrateToLatest } from './migrate.ts';
import type { Tables } from './tables.ts';

/** How long a statement waits for another process's write, in milliseconds. */
const busyTimeoutMillis = 5_000;

/** SQLite's result codes for 'another process holds it', 'disk read or write failed' and 'disk full'. */
const awayCodes = new Set([5, 6, 10, 13]);
const constraintCodes = new Set([1555, 2067]);
const foreignKeyCode = 787;

/**
 * Opens the SQLite file at `path`, which is created when absent. A commit is on the disk before it is acknowledged.
 * Everything that writes goes through one connection, whose transactions kysely runs one after the other: a second
 * writer in this process would wait for the first with the event loop stopped. Reading a caller has a connection of
 * its own and never waits.
 */
export function openSqlite(path: string): Database {
  const writer = open(path);
  const kysely = new Kysely<Tables>({ dialect: new SqliteDialect({ database: kyselyHandle(writer) }) });
  const callerSql = callerQuery(kysely).sql;
  let reader: { connection: DatabaseSync; findCaller: StatementSync } | undefined;

  function callerStatement(): StatementSync {
    if (!reader) {
      const connection = open(path);
      reader = { connection, findCaller: connection.prepare(callerSql) };
    }
    return reader.findCaller;
  }

  return {
    kind: 'sqlite',
    kysely,
    findCaller: (token) => callerStatement().get(token) as CallerRow | undefined,
    async migrate() {
      // The write lock is held for the whole of it, so that a second process finds the tables made.
      writer.exec('begin immediate');
      try {
        await migrateToLatest(kysely, 'sqlite');
        writer.exec('commit');
      } catch (error) {
        writer.exec('rollback');
        throw error;
      }
    },
    async ping() {
      writer.prepare('select 1').get();
    },
    isAway: (error) => awayCodes.has(resultCode(error) & 0xff),
    isOwnerless: (error) => resultCode(error) === foreignKeyCode,
    async forgetDeleted() {
      // The file's own deleted rows are overwritten (secure_delete); the log of writes still has them until it is emptied.
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(kysely);
      return rows[0]?.busy === 0;
    },
    isDuplicate: (error) => constraintCodes.has(resultCode(error)),
    async close() {
      reader?.connection.close();
      await kysely.destroy();
      if (writer.isOpen) writer.close();
    },
  };
}

function open(path: string): DatabaseSync {
  const connection = new DatabaseSync(path, {
    timeout: busyTimeoutMillis,
    enableForeignKeyConstraints: true,
  });
  // Two processes that start together may both want the log switched on, and that alone does not wait by itself.
  for (let attempt = 1; ; attempt += 1) {
    try {
      connection.exec('pragma journal_mode = wal');
      break;
    } catch (error) {
      if (attempt === 50 || !awayCodes.has(resultCode(error) & 0xff)) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
  connection.exec('pragma synchronous = full; pragma secure_delete = on; pragma trusted_schema = off');
  return connection;
}

function resultCode(error: unknown): number {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode
    : 0;
}

/** Shows a node:sqlite connection to kysely's own SQLite dialect, with each statement prepared once. */
function kyselyHandle(connection: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => connection.close(),
    prepare(sql) {
      // A transaction takes the write lock when it begins: one that begins by reading cannot take it later, when
      // another process wrote in between.
      const text = sql === 'begin' ? 'begin immediate' : sql;
      const known = prepared.get(text);
      if (known) return known;
      const statement = connection.prepare(text);
      const shown: SqliteStatement = {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      };
      prepared.set(text, shown);
      return shown;
    },
  };
}

function values(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) =>
    typeof value === 'boolean' ? Number(value) : value === undefined ? null : (value as SQLInputValue),
  );
}
