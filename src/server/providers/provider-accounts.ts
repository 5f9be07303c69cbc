import { randomBytes, randomUUID } from 'node:crypto';
import { sessionSeconds } from '#protocol/accounts.ts';
import type { Provider, ReturnProblem } from '#protocol/providers.ts';
import { deviceText } from '../auth/device.ts';
import { nextUid } from '../auth/uid.ts';
import type { Database } from '../db/database.ts';
import type { ProviderPerson } from './provider-client.ts';

/** Accounts as providers' people have them. */
export interface ProviderAccounts {
  /**
   * The uid of this person, whose account is made when there is none. An account that merely has the same address is
   * never theirs by that: its owner connects the provider from inside.
   */
  enter(provider: Provider, person: ProviderPerson): Promise<{ uid: string } | { problem: ReturnProblem }>;
  /** Connects this person of a provider with an account, if the session that asked for it still lives. */
  link(
    provider: Provider,
    person: ProviderPerson,
    to: { uid: string; sessionId: string },
  ): Promise<ReturnProblem | undefined>;
  /** Makes a session and answers its token. */
  session(
    uid: string,
    given: { provider: Provider; rememberMe: boolean; userAgent: string | undefined },
  ): Promise<string>;
}

export function createProviderAccounts(database: Database, nowMillis: () => number): ProviderAccounts {
  const { kysely } = database;
  const now = () => new Date(nowMillis()).toISOString();

  async function ownerOf(provider: Provider, { subject }: ProviderPerson): Promise<string | undefined> {
    const row = await kysely
      .selectFrom('account')
      .select('userId')
      .where('providerId', '=', provider)
      .where('accountId', '=', subject)
      .executeTakeFirst();
    return row?.userId;
  }

  function accountRow(provider: Provider, { subject }: ProviderPerson, userId: string, at: string) {
    // No token of the provider is kept: nothing is ever asked of it again.
    const row = { id: randomUUID(), providerId: provider, accountId: subject, userId, password: null };
    return { ...row, createdAt: at, updatedAt: at };
  }

  async function make(provider: Provider, person: ProviderPerson, email: string): Promise<string> {
    const id = await nextUid(kysely, nowMillis());
    const at = now();
    await kysely.transaction().execute(async (transaction) => {
      const row = { id, name: person.name, email, createdAt: at, updatedAt: at };
      await transaction
        .insertInto('user')
        .values({ ...row, emailVerified: false })
        .execute();
      await transaction
        .insertInto('account')
        .values(accountRow(provider, person, id, at))
        .execute();
    });
    return id;
  }

  return {
    async enter(provider, person) {
      // Asked again after each look: the same person may have been faster in another window.
      const ownOr = async (problem: ReturnProblem) => {
        const owner = await ownerOf(provider, person);
        return owner === undefined ? { problem } : { uid: owner };
      };
      const { email } = person;
      const known = await ownOr('email_missing');
      if ('uid' in known || email === undefined) return known;
      const taken = await kysely
        .selectFrom('user')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirst();
      if (taken) return ownOr('account_exists');
      try {
        return { uid: await make(provider, person, email) };
      } catch (error) {
        if (!database.isDuplicate(error)) throw error;
        return ownOr('account_exists');
      }
    },

    async link(provider, person, { uid, sessionId }) {
      const session = await kysely
        .selectFrom('session')
        .select('id')
        .where('id', '=', sessionId)
        .where('userId', '=', uid)
        .where('expiresAt', '>', now())
        .executeTakeFirst();
      if (!session) return 'session_ended';
      await kysely
        .insertInto('account')
        .values(accountRow(provider, person, uid, now()))
        .onConflict((conflict) => conflict.columns(['providerId', 'accountId']).doNothing())
        .execute();
      return (await ownerOf(provider, person)) === uid ? undefined : 'linked_elsewhere';
    },

    async session(uid, { provider, rememberMe, userAgent }) {
      const token = randomBytes(24).toString('base64url');
      const seconds = rememberMe ? sessionSeconds.remembered : sessionSeconds.unremembered;
      const row = {
        id: randomUUID(),
        token,
        userId: uid,
        expiresAt: new Date(nowMillis() + seconds * 1_000).toISOString(),
        ipAddress: '',
        userAgent: deviceText(userAgent),
        method: provider,
        createdAt: now(),
        updatedAt: now(),
      };
      await kysely.insertInto('session').values(row).execute();
      return token;
    },
  };
}
