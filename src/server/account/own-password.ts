import type { Kysely } from 'kysely';
import { passwordLimits } from '#protocol/accounts.ts';
import type { Attempts } from '../auth/attempts.ts';
import type { Caller } from '../auth/caller.ts';
import type { PasswordHasher } from '../auth/password-hasher.ts';
import type { Tables } from '../db/tables.ts';
import { Problem } from '../http/problem.ts';

/** The password of the one who calls. */
export interface OwnPassword {
  /** Its hash; undefined for an account that has none. */
  hashOf(uid: string): Promise<string | undefined>;
  /**
   * Throws 403 'wrong_password' when this is not the password behind `hash`. Wrong ones count as they do at sign-in: a
   * stolen token must not become a way to guess.
   */
  check(caller: Caller, given: { hash: string; password: string; field: string }): Promise<void>;
}

export function createOwnPassword(deps: {
  kysely: Kysely<Tables>;
  hasher: PasswordHasher;
  wrongPasswords: Attempts;
}): OwnPassword {
  return {
    async hashOf(uid) {
      const row = await deps.kysely
        .selectFrom('account')
        .select('password')
        .where('userId', '=', uid)
        .where('providerId', '=', 'credential')
        .executeTakeFirst();
      return row?.password ?? undefined;
    },
    async check(caller, { hash, password, field }) {
      if ([...password].length > passwordLimits.maximum) throw new Problem('wrong_password', { field });
      const giveBack = await deps.wrongPasswords.begin(caller.email);
      const isRight = await deps.hasher.verify({ hash, password }).catch(async (error) => {
        // Nothing was found wrong: the queue was full.
        await giveBack();
        throw error;
      });
      if (!isRight) throw new Problem('wrong_password', { field });
      await giveBack();
    },
  };
}
