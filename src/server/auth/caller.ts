import type { FastifyRequest } from 'fastify';
import type { Role } from '#domain/profile/roles.ts';
import type { Identity } from '#protocol/accounts.ts';
import type { CallerRow } from '../db/caller-query.ts';
import type { Database } from '../db/database.ts';
import { Problem } from '../http/problem.ts';

/** Who calls, by a token that is good now. */
export interface Caller {
  token: string;
  uid: string;
  email: string;
  role: Role;
  /** The name given at sign-up; a profile that was written has its own. */
  signUpName: string;
  expiresAt: Date;
  /** The writable profile as JSON text, and how often it was written; undefined before the first write. */
  profile: { body: string; revision: number } | undefined;
}

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
      uid: row.uid,
      email: row.email,
      role: roleOf(row),
      signUpName: row.name,
      expiresAt,
      profile: row.body === null ? undefined : { body: row.body, revision: row.revision ?? 0 },
    };
  }

  return {
    ofToken,
    async ofRequest(request) {
      const token = /^Bearer ([\w-]{16,128})$/i.exec(request.headers.authorization ?? '')?.[1];
      const caller = token === undefined ? undefined : await ofToken(token);
      if (!caller) throw new Problem('unauthenticated');
      return caller;
    },
  };
}

/** Who the caller is, as sign-up and sign-in answer it. */
export function identityOf(caller: Caller): Identity {
  const { uid, email, role, signUpName, profile } = caller;
  const written: { displayName?: unknown } = profile ? JSON.parse(profile.body) : {};
  const displayName = typeof written.displayName === 'string' ? written.displayName : signUpName;
  return { uid, email, role, displayName };
}
