import { passwordChangeSchema } from '#protocol/own-account.ts';
import type { Caller } from '../auth/caller.ts';
import type { PasswordHasher } from '../auth/password-hasher.ts';
import { passwordProblem } from '../auth/password-rule.ts';
import type { Database } from '../db/database.ts';
import { decode } from '../http/decode.ts';
import { Problem } from '../http/problem.ts';
import type { OwnPassword } from './own-password.ts';

/**
 * Changes the caller's password and ends all their other sessions. Throws 409 'no_password' when there is none, what is
 * wrong with the new one, and 403 'wrong_password' when the current one is not right.
 */
export function createPasswordChange(deps: {
  database: Database;
  hasher: PasswordHasher;
  ownPassword: OwnPassword;
  nowMillis: () => number;
}) {
  const { kysely } = deps.database;

  return async function changePassword(caller: Caller, body: unknown): Promise<void> {
    const { currentPassword, newPassword } = decode(passwordChangeSchema, body, 'invalid_request');
    const before = await deps.ownPassword.hashOf(caller.uid);
    if (before === undefined) throw new Problem('no_password');
    const problem = passwordProblem(newPassword, { email: caller.email, name: caller.signUpName });
    if (problem) throw new Problem(problem, { field: 'newPassword' });
    await deps.ownPassword.check(caller, {
      hash: before,
      password: currentPassword,
      field: 'currentPassword',
    });
    // A hash takes long: it is made before the transaction, which everyone else would wait for.
    const password = await deps.hasher.hash(newPassword);
    const updatedAt = new Date(deps.nowMillis()).toISOString();
    await kysely.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('account')
        .set({ password, updatedAt })
        .where('userId', '=', caller.uid)
        .where('providerId', '=', 'credential')
        .where('password', '=', before)
        .executeTakeFirst();
      // Someone else changed it in between: the password that was given is the current one no more.
      if (numUpdatedRows !== 1n) throw new Problem('wrong_password', { field: 'currentPassword' });
      await transaction
        .deleteFrom('session')
        .where('userId', '=', caller.uid)
        .where('id', '!=', caller.session.id)
        .execute();
      // A link to choose another password was asked for with the old one in mind.
      await transaction.deleteFrom('one_time_code').where('userId', '=', caller.uid).execute();
    });
  };
}
