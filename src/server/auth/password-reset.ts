import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { resetMail } from '#content/mails/reset-mail.ts';
import { emailLimit } from '#protocol/accounts.ts';
import { forgotPasswordSchema, linkMinutes, passwordResetSchema } from '#protocol/recovery.ts';
import type { Database } from '../db/database.ts';
import { decode } from '../http/decode.ts';
import { Problem } from '../http/problem.ts';
import type { Mail } from '../mail/mailer.ts';
import type { Attempts } from './attempts.ts';
import type { OneTimeCodes } from './one-time-codes.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { passwordProblem } from './password-rule.ts';

const emailSchema = z.email().check(z.maxLength(emailLimit));

/** A forgotten password. */
export interface PasswordReset {
  /**
   * Makes a link for the account of the body's address and answers the mail that carries it; undefined when there is no
   * such account, after the same work. Throws 429 'too_many_mails' for an address that was just asked for several times.
   */
  begin(body: unknown): Promise<Mail | undefined>;
  /** Sets the password that the body names, by the code of a link. Answers whose, and where to tell them. */
  finish(body: unknown): Promise<{ uid: string; email: string }>;
}

export function createPasswordReset(deps: {
  database: Database;
  codes: OneTimeCodes;
  hasher: PasswordHasher;
  mails: Attempts;
  wrongPasswords: Attempts;
  origin: () => string;
  nowMillis: () => number;
}): PasswordReset {
  const { kysely } = deps.database;

  return {
    async begin(body) {
      const email = decode(forgotPasswordSchema, body, 'invalid_request').email.trim().toLowerCase();
      if (!emailSchema.safeParse(email).success) throw new Problem('invalid_email', { field: 'email' });
      await deps.mails.begin(email);
      const user = await kysely.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst();
      const code = await deps.codes.issue('reset', {
        userId: user?.id ?? null,
        lifeSeconds: linkMinutes.reset * 60,
      });
      if (!user) return undefined;
      const link = `${deps.origin()}/reset-password#${code}`;
      return { to: email, subject: resetMail.subject, text: resetMail.text(link, linkMinutes.reset) };
    },

    async finish(body) {
      const { code, password } = decode(passwordResetSchema, body, 'invalid_request');
      const found = await deps.codes.find('reset', code);
      const user =
        found?.userId &&
        (await kysely
          .selectFrom('user')
          .select(['id', 'email', 'name', 'emailVerified', 'createdAt'])
          .where('id', '=', found.userId)
          .executeTakeFirst());
      if (!user) throw new Problem('code_ended');
      // A password that is refused leaves the link good for another.
      const problem = passwordProblem(password, user);
      if (problem) throw new Problem(problem, { field: 'password' });
      const hash = await deps.hasher.hash(password);
      const now = new Date(deps.nowMillis()).toISOString();
      await kysely.transaction().execute(async (transaction) => {
        if (!(await deps.codes.spend('reset', code, transaction))) throw new Problem('code_ended');
        const account = { userId: user.id, providerId: 'credential', accountId: user.id, password: hash };
        await transaction
          .insertInto('account')
          .values({ ...account, id: randomUUID(), createdAt: now, updatedAt: now })
          .onConflict((conflict) =>
            conflict.columns(['providerId', 'accountId']).doUpdateSet({ password: hash, updatedAt: now }),
          )
          .execute();
        if (!user.emailVerified) {
          // Until now nobody had proven this address. Whoever made the account in its name may have connected a
          // provider of theirs to it, to come back by.
          await transaction
            .deleteFrom('account')
            .where('userId', '=', user.id)
            .where('providerId', '!=', 'credential')
            .where('createdAt', '>', new Date(user.createdAt).toISOString())
            .execute();
        }
        await transaction
          .updateTable('user')
          .set({ emailVerified: true, updatedAt: now })
          .where('id', '=', user.id)
          .execute();
        await transaction.deleteFrom('session').where('userId', '=', user.id).execute();
        await transaction.deleteFrom('one_time_code').where('userId', '=', user.id).execute();
      });
      // Whoever tried the old password in vain no longer keeps its owner out.
      await deps.wrongPasswords.clear(user.email);
      return { uid: user.id, email: user.email };
    },
  };
}
