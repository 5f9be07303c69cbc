import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type CallerRow, callerQuery } from './caller-query.ts';
import type { Database } from './database.ts';
import { migrateToLatest } from './migrate.ts';
import type { Tables } from './tables.ts';

/** The advisory lock under which tables are changed: one process at a time, on any number of machines. */
const migrationLock = 4_902_719_331;

/** Classes and codes of PostgreSQL's own errors that pass by themselves: connection lost, shutting down, starting up, too many connections, out of disk or memory, statement stopped. */
const awayClasses = new Set(['08', '53', '57', '58']);

/** What Node's sockets say when nobody answers. */
const awaySocketCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** What pg itself says without a code. */
const awaySentences =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Connection ended unexpectedly)/;

/**
 * Opens a pool to the PostgreSQL at `url`. Nothing is asked of the database yet; it may be away now and later.
 * `onError` hears of connections that broke while nobody used them.
 */
export function openPostgres(url: string, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    query_timeout: 10_000,
    keepAlive: true,
    application_name: 'ninefold',
  });
  // Without these two listeners a restart of PostgreSQL ends this process: the pool hears of idle connections, the
  // connection itself of the time between two statements of a transaction.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const callerSql = callerQuery(kysely).sql;

  return {
    kind: 'postgres',
    kysely,
    async findCaller(token) {
      const { rows } = await pool.query<CallerRow>({ name: 'caller', text: callerSql, values: [token] });
      return rows[0];
    },
    async migrate() {
      const client = await pool.connect();
      let broken = true;
      try {
        await client.query('select pg_advisory_lock($1)', [migrationLock]);
        await migrateToLatest(kysely, 'postgres');
        await client.query('select pg_advisory_unlock($1)', [migrationLock]);
        broken = false;
      } finally {
        // A connection that may still hold the lock is closed, which gives the lock back.
        client.release(broken);
      }
    },
    async ping() {
      await pool.query('select 1');
    },
    isAway: (error) => isAway(error),
    isOwnerless: (error) => codeOf(error) === '23503',
    // Its files are its own; it uses the place of dead rows again by itself.
    forgetDeleted: async () => true,
    isDuplicate: (error) => codeOf(error) === '23505',
    close: () => kysely.destroy(),
  };
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

function isAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isAway);
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (awaySocketCodes.has(code)) return true;
  if (code.length === 5) return awayClasses.has(code.slice(0, 2));
  return awaySentences.test(error.message);
}
