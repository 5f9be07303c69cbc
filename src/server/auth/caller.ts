import type { FastifyRequest } from 'fastify';
import type { Role } from '#domain/profile/roles.ts';
import type { Identity } from '#protocol/accounts.ts';
import { type SignInMethod, signInMethods } from '#protocol/own-account.ts';
import type { CallerRow } from '../db/caller-query.ts';
import type { Database } from '../db/database.ts';
import { Problem } from '../http/problem.ts';

/** Who calls, by a token that is good now. */
export interface Caller {
  token: string;
  session: { id: string; method: SignInMethod; signedInAt: Date; lastSeenAt: Date };
  uid: string;
  email: string;
  /** Whether the address was proven by a link that was mailed to it. */
  emailVerified: boolean;
  role: Role;
  /** The name given at sign-up; a profile that was written has its own. */
  signUpName: string;
  expiresAt: Date;
  /** The writable profile as JSON text, and how often it was written; undefined before the first write. */
  profile: { body: string; revision: number } | undefined;
}

/** How exactly it is known when a session was last in use, in milliseconds. */
const seenEveryMillis = 15 * 60_000;

/** Finds out who calls. */
export interface Callers {
  /** The caller of a request; throws 401 'unauthenticated' without a bearer token that is good now. */
  ofRequest(request: FastifyRequest): Promise<Caller>;
  ofToken(token: string): Promise<Caller | undefined>;
}

export function createCallers(deps: {
  database: Database;
  nowMillis: () => number;
  adminEmail: string | undefined;
}): Callers {
  /** Admin by the operator's command, or by their own address once it is verified (decisions: 'Admin'). */
  function roleOf(row: CallerRow): Role {
    const isTheAdmin = row.email === deps.adminEmail && Boolean(row.emailVerified);
    return row.role === 'admin' || isTheAdmin ? 'admin' : 'user';
  }

  async function ofToken(token: string): Promise<Caller | undefined> {
    const row = await deps.database.findCaller(token);
    if (!row) return undefined;
    const expiresAt = new Date(row.expiresAt);
    if (expiresAt.getTime() <= deps.nowMillis()) return undefined;
    return {
      token,
      session: {
        id: row.sessionId,
        method: signInMethodOf(row.method),
        signedInAt: new Date(row.signedInAt),
        lastSeenAt: new Date(row.lastSeenAt),
      },
      uid: row.uid,
      email: row.email,
      emailVerified: Boolean(row.emailVerified),
      role: roleOf(row),
      signUpName: row.name,
      expiresAt,
      profile: row.body === null ? undefined : { body: row.body, revision: row.revision ?? 0 },
    };
  }

  /** Notes that a session is in use, seldom enough to cost nothing. */
  async function see({ session }: Caller): Promise<void> {
    const nowMillis = deps.nowMillis();
    if (nowMillis - session.lastSeenAt.getTime() < seenEveryMillis) return;
    await deps.database.kysely
      .updateTable('session')
      .set({ updatedAt: new Date(nowMillis).toISOString() })
      .where('id', '=', session.id)
      .execute();
  }

  return {
    ofToken,
    async ofRequest(request) {
      const token = /^Bearer ([\w-]{16,128})$/i.exec(request.headers.authorization ?? '')?.[1];
      const caller = token === undefined ? undefined : await ofToken(token);
      if (!caller) throw new Problem('unauthenticated');
      await see(caller);
      return caller;
    },
  };
}

/** How a session was entered, as its row says. */
export function signInMethodOf(text: string): SignInMethod {
  return signInMethods.find((method) => method === text) ?? 'password';
}

/** Who the caller is, as sign-up and sign-in answer it. */
export function identityOf(caller: Caller): Identity {
  const { uid, email, role, signUpName, profile } = caller;
  const written: { displayName?: unknown } = profile ? JSON.parse(profile.body) : {};
  const displayName = typeof written.displayName === 'string' ? written.displayName : signUpName;
  return { uid, email, role, displayName };
}
