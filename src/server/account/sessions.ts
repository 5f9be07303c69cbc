import type { SessionEntry } from '#protocol/own-account.ts';
import { type Caller, signInMethodOf } from '../auth/caller.ts';
import { deviceOf } from '../auth/device.ts';
import type { Database } from '../db/database.ts';

/** The sessions of the one who calls. */
export interface OwnSessions {
  /** Those that have not ended, the one last seen first. No token is among what they answer. */
  list(caller: Caller): Promise<SessionEntry[]>;
  /** Ends one of them by its id; false when the caller has none of that id. */
  end(caller: Caller, id: string): Promise<boolean>;
}

export function createOwnSessions({ kysely }: Database, nowMillis: () => number): OwnSessions {
  return {
    async list(caller) {
      const rows = await kysely
        .selectFrom('session')
        .select(['id', 'method', 'userAgent', 'createdAt', 'updatedAt', 'expiresAt'])
        .where('userId', '=', caller.uid)
        .where('expiresAt', '>', new Date(nowMillis()).toISOString())
        .orderBy('updatedAt', 'desc')
        .orderBy('id')
        .execute();
      return rows.map((row) => ({
        id: row.id,
        ...deviceOf(row.userAgent),
        method: signInMethodOf(row.method),
        createdAt: new Date(row.createdAt).toISOString(),
        lastSeenAt: new Date(row.updatedAt).toISOString(),
        expiresAt: new Date(row.expiresAt).toISOString(),
        isThis: row.id === caller.session.id,
      }));
    },
    async end(caller, id) {
      const { numDeletedRows } = await kysely
        .deleteFrom('session')
        .where('id', '=', id)
        .where('userId', '=', caller.uid)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },
  };
}
