import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';

/**
 * Gives out the next uid, 'user-' and the epoch milliseconds of `nowMillis` (A § 3), or of the first millisecond after
 * the last one given out: no two people get the same, however many processes ask at once. One statement, which must
 * not run inside a transaction: it would hold up everyone else's sign-up.
 */
export async function nextUid(kysely: Kysely<Tables>, nowMillis: number): Promise<string> {
  const { lastMillis } = await kysely
    .insertInto('uid_clock')
    .values({ id: 1, lastMillis: nowMillis })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        lastMillis: sql`case when ${sql.ref('uid_clock.lastMillis')} < ${sql.ref('excluded.lastMillis')}
          then ${sql.ref('excluded.lastMillis')} else ${sql.ref('uid_clock.lastMillis')} + 1 end`,
      }),
    )
    .returning('lastMillis')
    .executeTakeFirstOrThrow();
  return `user-${lastMillis}`;
}
