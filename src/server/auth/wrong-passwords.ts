import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Tables } from '../db/tables.ts';
import { Problem } from '../http/problem.ts';

/** How many wrong passwords of one account reach the hash, in any span of this length. */
const limits = [
  { count: 10, spanMillis: 15 * 60_000 },
  { count: 100, spanMillis: 24 * 60 * 60_000 },
] as const;
const longestSpanMillis = 24 * 60 * 60_000;

const timesSchema = z.array(z.number());

/** Counts the wrong passwords of each account in the database, for every process alike. */
export interface WrongPasswords {
  /**
   * Takes a place for one try before its password is checked; throws 429 with the seconds to wait when the account has
   * none left. A try that was right gives its place back through the function returned.
   */
  begin(email: string): Promise<() => Promise<void>>;
}

/**
 * `secret` keys the account's name in the table: an address that was only tried is not kept in the clear. An account
 * that does not exist is counted like one that does.
 */
export function createWrongPasswords(
  kysely: Kysely<Tables>,
  deps: { secret: string; nowMillis: () => number },
): WrongPasswords {
  const keyOf = (email: string) =>
    createHmac('sha256', deps.secret).update(`wrong-password:${email.toLowerCase()}`).digest('base64url');

  async function read(accountKey: string) {
    const row = await kysely
      .selectFrom('wrong_password')
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
        .insertInto('wrong_password')
        .values({ accountKey, version: 1, ...columns })
        .onConflict((conflict) => conflict.column('accountKey').doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    }
    const { numUpdatedRows } = await kysely
      .updateTable('wrong_password')
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
    async begin(email) {
      const accountKey = keyOf(email);
      // Of many at once at least one write succeeds each round, and after ten of them all others are refused unwritten.
      for (;;) {
        const nowMillis = deps.nowMillis();
        const row = await read(accountKey);
        const times = (row?.times ?? []).filter((time) => time > nowMillis - longestSpanMillis);
        const waitMillis = Math.max(...limits.map((limit) => waitFor(limit, times, nowMillis)));
        if (waitMillis > 0) throw new Problem('too_many_attempts', { retryAfterSeconds: waitMillis / 1000 });
        if (await write(accountKey, [...times, nowMillis], row?.version)) {
          return () => giveBack(accountKey, nowMillis);
        }
      }
    },
  };
}

/** How long until the limit has room again, in milliseconds; 0 when it has. */
function waitFor(limit: (typeof limits)[number], times: readonly number[], nowMillis: number): number {
  const inSpan = times.filter((time) => time > nowMillis - limit.spanMillis).toSorted((a, b) => a - b);
  const leaving = inSpan[inSpan.length - limit.count];
  return leaving === undefined ? 0 : leaving + limit.spanMillis - nowMillis;
}
