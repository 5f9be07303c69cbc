import { isAPIError } from 'better-auth/api';
import * as z from 'zod/mini';
import { emailLimit, nameLimit, signUpRequestSchema } from '#protocol/accounts.ts';
import type { Database } from '../db/database.ts';
import { decode } from '../http/decode.ts';
import { Problem } from '../http/problem.ts';
import type { Accounts } from './better-auth.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { passwordProblem } from './password-rule.ts';
import { type SignUpTicket, signUpTicket } from './sign-up-ticket.ts';
import { nextUid } from './uid.ts';

const email = z.email().check(z.maxLength(emailLimit));

/** Makes an account from the body of a sign-up and answers the token of its first session. Throws what is wrong, naming the field. */
export function createSignUp(deps: {
  accounts: Accounts;
  database: Database;
  hasher: PasswordHasher;
  nowMillis: () => number;
}): (body: unknown, userAgent: string | undefined) => Promise<string> {
  const { accounts, database, hasher } = deps;

  async function isTaken(address: string): Promise<boolean> {
    const row = await database.kysely
      .selectFrom('user')
      .select('id')
      .where('email', '=', address)
      .executeTakeFirst();
    return row !== undefined;
  }

  return async (body, userAgent) => {
    const given = checked(body);
    if (await isTaken(given.email)) throw new Problem('email_taken', { field: 'email' });
    const ticket: SignUpTicket = {
      passwordHash: await hasher.hash(given.password),
      uid: await nextUid(database.kysely, deps.nowMillis()),
    };
    try {
      return await signUpTicket.run(ticket, () => accounts.signUp(given, userAgent));
    } catch (error) {
      if (!isAPIError(error)) throw error;
      // Two codes mean 'already registered': one from better-auth's own look, one when another sign-up was faster.
      if (
        error.body?.code === 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL' ||
        database.isDuplicate(ticket.cause)
      ) {
        throw new Problem('email_taken', { field: 'email' });
      }
      throw ticket.cause ?? error;
    }
  };
}

function checked(body: unknown) {
  const sent = decode(signUpRequestSchema, body, 'invalid_request');
  const name = sent.name.trim();
  const address = sent.email.trim().toLowerCase();
  if (name === '') throw new Problem('name_required', { field: 'name' });
  if (name.length > nameLimit) throw new Problem('invalid_request', { field: 'name' });
  if (!email.safeParse(address).success) throw new Problem('invalid_email', { field: 'email' });
  const problem = passwordProblem(sent.password, { email: address, name });
  if (problem) throw new Problem(problem, { field: 'password' });
  return { name, email: address, password: sent.password, rememberMe: sent.rememberMe ?? false };
}
