import { type SignInMethod, type SignInMethodsAnswer, signInMethods } from '#protocol/own-account.ts';
import type { Provider } from '#protocol/providers.ts';
import type { Database } from '../db/database.ts';
import { Problem } from '../http/problem.ts';

/** The names under which ways to sign in are kept. */
const idOf: Record<SignInMethod, string> = { password: 'credential', google: 'google', apple: 'apple' };

/** The ways in which an account can be signed in to. */
export interface OwnSignInMethods {
  of(uid: string): Promise<SignInMethodsAnswer>;
  /** Disconnects a provider. Throws 404 when it is not connected, 409 'last_sign_in_method' when nothing else is left. */
  unlink(uid: string, provider: Provider): Promise<void>;
}

export function createOwnSignInMethods({ kysely }: Database): OwnSignInMethods {
  return {
    async of(uid) {
      const rows = await kysely
        .selectFrom('account')
        .select('providerId')
        .where('userId', '=', uid)
        .execute();
      const has = (method: SignInMethod) => rows.some(({ providerId }) => providerId === idOf[method]);
      const entries = signInMethods.map((method) => [method, has(method)]);
      return Object.fromEntries(entries) as SignInMethodsAnswer;
    },
    async unlink(uid, provider) {
      await kysely.transaction().execute(async (transaction) => {
        // Two who each take away the other way are kept apart by their person's row.
        await transaction.updateTable('user').set({ id: uid }).where('id', '=', uid).execute();
        const { numDeletedRows } = await transaction
          .deleteFrom('account')
          .where('userId', '=', uid)
          .where('providerId', '=', idOf[provider])
          .executeTakeFirst();
        if (numDeletedRows === 0n) throw new Problem('not_found', { field: 'provider' });
        const left = await transaction
          .selectFrom('account')
          .select('id')
          .where('userId', '=', uid)
          .executeTakeFirst();
        if (!left) throw new Problem('last_sign_in_method', { field: 'provider' });
      });
    },
  };
}
