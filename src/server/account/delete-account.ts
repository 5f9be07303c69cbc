import { accountDeletionSchema, freshSignInSeconds } from '#protocol/own-account.ts';
import { attemptKeys } from '../auth/attempts.ts';
import type { Caller } from '../auth/caller.ts';
import type { Database } from '../db/database.ts';
import { decode } from '../http/decode.ts';
import { Problem } from '../http/problem.ts';
import type { OwnPassword } from './own-password.ts';

/**
 * Removes the caller and every row about them, once they have shown again that it is them: by their password, or where
 * they have none by a provider's sign-in of the last minutes. Answers whether files hold nothing of them either. Throws
 * 403 'wrong_password' or 'fresh_sign_in_needed'.
 */
export function createAccountDeletion(deps: {
  database: Database;
  ownPassword: OwnPassword;
  secret: string;
  nowMillis: () => number;
}) {
  const { database, ownPassword } = deps;

  async function checkAgain(caller: Caller, password: string | undefined): Promise<void> {
    const hash = await ownPassword.hashOf(caller.uid);
    if (hash !== undefined) {
      return ownPassword.check(caller, { hash, password: password ?? '', field: 'password' });
    }
    const { method, signedInAt } = caller.session;
    const ageMillis = deps.nowMillis() - signedInAt.getTime();
    if (method === 'password' || ageMillis > freshSignInSeconds * 1_000) {
      throw new Problem('fresh_sign_in_needed');
    }
  }

  return async function deleteAccount(caller: Caller, body: unknown): Promise<boolean> {
    const { password } = decode(accountDeletionSchema, body, 'invalid_request');
    await checkAgain(caller, password);
    await database.kysely.transaction().execute(async (transaction) => {
      // Whatever belongs to a person refers to their row, and goes with it.
      await transaction.deleteFrom('user').where('id', '=', caller.uid).execute();
      await transaction
        .deleteFrom('attempt')
        .where('accountKey', 'in', attemptKeys(deps.secret, caller.email))
        .execute();
    });
    // The account is gone, whatever becomes of this.
    return database.forgetDeleted().catch(() => false);
  };
}
