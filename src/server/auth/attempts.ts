import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { ErrorCode } from '#protocol/errors.ts';
import type { Tables } from '../db/tables.ts';
import { Problem } from '../http/problem.ts';

const quarterMillis = 15 * 60_000;
const dayMillis = 24 * 60 * 60_000;

/** What is counted for each account, how often it may happen in any span of that length, and what more is answered. */
const kinds = {
  'wrong-password': {
    limits: [
      { count: 10, spanMillis: quarterMillis },
      { count: 100, spanMillis: dayMillis },
    ],
    refusal: 'too_many_attempts',
  },
  mail: {
    limits: [
      { count: 3, spanMillis: quarterMillis },
      { count: 10, spanMillis: dayMillis },
    ],
    refusal: 'too_many_mails',
  },
} as const satisfies Record<string, { limits: Limit[]; refusal: ErrorCode }>;
type AttemptKind = keyof typeof kinds;

interface Limit {
  count: number;
  spanMillis: number;
}

const timesSchema = z.array(z.number());

/** Counts what is tried for each account in the database, for every process alike. */
export interface Attempts {
  /**
   * Takes a place for one try before it is made; throws 429 with the seconds to wait when the account has none left. A
   * try that need not count (its password was right) gives its place back through the function returned.
   */
  begin(email: string): Promise<() => Promise<void>>;
  /** Begins to count anew. */
  clear(email: string): Promise<void>;
}

/** The names under which an account's tries are counted, of every kind. */
export function attemptKeys(secret: string, email: string): string[] {
  return Object.keys(kinds).map((kind) => keyOf(secret, kind, email));
}

function keyOf(secret: string, kind: string, email: string): string {
  return createHmac('sha256', secret).update(`${kind}:${email.toLowerCase()}`).digest('base64url');
}

/**
 * Counts one kind of try. `secret` keys the account's name in the table: an address that was only tried is not kept in
 * the clear. An account that does not exist is counted like one that does.
 */
export function createAttempts(
  kysely: Kysely<Tables>,
  kind: AttemptKind,
  deps: { secret: string; nowMillis: () => number },
): Attempts {
  const { limits, refusal } = kinds[kind];

  async function read(accountKey: string) {
    const row = await kysely
      .selectFrom('attempt')
      .select(['times', 'version'])
      .where('accountKey', '=', accountKey)
      .executeTakeFirst();
    return row && { version: row.version, times: timesSchema.parse(JSON.parse(row.times)) };
  }

  /** Writes the list if nobody else has since `version` was read; answers whether it did. */
  async function write(accountKey: string, times: number[], version: number | undefined): Promise<boolean> {
    const columns = { times: JSON.stringify(times), latestMillis: Math.max(0, ...times) };
    if (version === undefined) {
      const { numInsertedOrUpdatedRows } = await kysely
        .insertInto('attempt')
        .values({ accountKey, version: 1, ...columns })
        .onConflict((conflict) => conflict.column('accountKey').doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    }
    const { numUpdatedRows } = await kysely
      .updateTable('attempt')
      .set({ version: version + 1, ...columns })
      .where('accountKey', '=', accountKey)
      .where('version', '=', version)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  async function giveBack(accountKey: string, atMillis: number): Promise<void> {
    for (;;) {
      const row = await read(accountKey);
      const index = row?.times.indexOf(atMillis) ?? -1;
      if (!row || index === -1) return;
      if (await write(accountKey, row.times.toSpliced(index, 1), row.version)) return;
    }
  }

  return {
    async clear(email) {
      await kysely
        .deleteFrom('attempt')
        .where('accountKey', '=', keyOf(deps.secret, kind, email))
        .execute();
    },
    async begin(email) {
      const accountKey = keyOf(deps.secret, kind, email);
      // Of many at once at least one write succeeds each round, and once the limit is reached all others are refused unwritten.
      for (;;) {
        const nowMillis = deps.nowMillis();
        const row = await read(accountKey);
        const times = (row?.times ?? []).filter((time) => time > nowMillis - dayMillis);
        const waitMillis = Math.max(...limits.map((limit) => waitFor(limit, times, nowMillis)));
        if (waitMillis > 0) throw new Problem(refusal, { retryAfterSeconds: waitMillis / 1000 });
        if (await write(accountKey, [...times, nowMillis], row?.version)) {
          return () => giveBack(accountKey, nowMillis);
        }
      }
    },
  };
}

/** How long until the limit has room again, in milliseconds; 0 when it has. */
function waitFor(limit: Limit, times: readonly number[], nowMillis: number): number {
  const inSpan = times.filter((time) => time > nowMillis - limit.spanMillis).toSorted((a, b) => a - b);
  const leaving = inSpan[inSpan.length - limit.count];
  return leaving === undefined ? 0 : leaving + limit.spanMillis - nowMillis;
}
