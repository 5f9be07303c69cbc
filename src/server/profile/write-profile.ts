import { neverLowered } from '#domain/profile/merge.ts';
import type { WritableProfile } from '#domain/profile/profile.ts';
import { profileWriteSchema } from '#protocol/profile.ts';
import type { Caller, Callers } from '../auth/caller.ts';
import type { Database } from '../db/database.ts';
import { decode } from '../http/decode.ts';
import { Problem } from '../http/problem.ts';
import { storedOrNew } from './profile-text.ts';

/**
 * Writes the caller's profile from the body of a call and answers the caller with the profile as it now stands.
 * Fields that are unknown or not the caller's to write are dropped. Throws 400 'invalid_profile' with the field at
 * fault, and 409 'revision_conflict' with the server's profile when `revision` is no longer the newest.
 */
export function createProfileWriter(deps: { database: Database; callers: Callers; nowMillis: () => number }) {
  const { kysely } = deps.database;

  /** Writes if nobody else has since the caller was read; answers whether it did. */
  async function replace({ uid, profile }: Caller, body: string): Promise<boolean> {
    const updatedAt = new Date(deps.nowMillis()).toISOString();
    if (!profile) {
      const { numInsertedOrUpdatedRows } = await kysely
        .insertInto('profile')
        .values({ userId: uid, body, revision: 1, updatedAt })
        .onConflict((conflict) => conflict.column('userId').doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    }
    const { numUpdatedRows } = await kysely
      .updateTable('profile')
      .set({ body, revision: profile.revision + 1, updatedAt })
      .where('userId', '=', uid)
      .where('revision', '=', profile.revision)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  return async function write(caller: Caller, sent: unknown): Promise<Caller> {
    const { revision: expected, reset, ...profile } = decode(profileWriteSchema, sent, 'invalid_profile');
    for (
      let current: Caller | undefined = caller;
      current;
      current = await deps.callers.ofToken(caller.token)
    ) {
      const revision = current.profile?.revision ?? 0;
      if (expected !== undefined && expected !== revision) {
        throw new Problem('revision_conflict', { beside: { data: storedOrNew(current), revision } });
      }
      const before: WritableProfile | undefined = current.profile && JSON.parse(current.profile.body);
      const body = JSON.stringify(reset ? profile : neverLowered(before, profile));
      if (await replace(current, body)) return { ...current, profile: { body, revision: revision + 1 } };
    }
    // The session ended between two tries.
    throw new Problem('unauthenticated');
  };
}
