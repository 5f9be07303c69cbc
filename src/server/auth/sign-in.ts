import { isAPIError } from 'better-auth/api';
import { emailLimit, passwordLimits, signInRequestSchema } from '#protocol/accounts.ts';
import { decode } from '../http/decode.ts';
import { Problem } from '../http/problem.ts';
import type { Attempts } from './attempts.ts';
import type { Accounts } from './better-auth.ts';

/**
 * Answers the token of a new session for an e-mail address and its password. An address without an account gets the same
 * answer after the same work as a wrong password.
 */
export function createSignIn(deps: {
  accounts: Accounts;
  wrongPasswords: Attempts;
}): (body: unknown, userAgent: string | undefined) => Promise<string> {
  return async (body, userAgent) => {
    const sent = decode(signInRequestSchema, body, 'invalid_request');
    const given = { ...sent, email: sent.email.trim().toLowerCase(), rememberMe: sent.rememberMe ?? false };
    // No account has such an address or such a password: nothing is looked up, whoever is named.
    if (given.email === '' || given.email.length > emailLimit) throw new Problem('invalid_credentials');
    if ([...given.password].length > passwordLimits.maximum) throw new Problem('invalid_credentials');

    const giveBack = await deps.wrongPasswords.begin(given.email);
    try {
      const token = await deps.accounts.signIn(given, userAgent);
      await giveBack();
      return token;
    } catch (error) {
      if (isAPIError(error) && error.statusCode < 500) throw new Problem('invalid_credentials');
      // The password was not found wrong: the queue was full, or the database away.
      await giveBack().catch(() => undefined);
      throw error;
    }
  };
}
