import type { CompiledQuery, Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** A session joined with its person and their profile. The profile's columns are null before the first write. */
export interface CallerRow {
  sessionId: string;
  method: string;
  expiresAt: string | Date;
  signedInAt: string | Date;
  lastSeenAt: string | Date;
  uid: string;
  email: string;
  emailVerified: number | boolean;
  name: string;
  role: string;
  body: string | null;
  revision: number | null;
}

/**
 * The one query behind every call with a bearer token, compiled once. It takes a tenth of the time of better-auth's own
 * session check. Its only parameter is the token.
 */
export function callerQuery(kysely: Kysely<Tables>): CompiledQuery<CallerRow> {
  return kysely
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.userId')
    .leftJoin('profile', 'profile.userId', 'session.userId')
    .select([
      'session.id as sessionId',
      'session.method',
      'session.expiresAt',
      'session.createdAt as signedInAt',
      'session.updatedAt as lastSeenAt',
      'user.id as uid',
      'user.email',
      'user.emailVerified',
      'user.name',
      'user.role',
      'profile.body',
      'profile.revision',
    ])
    .where('session.token', '=', '')
    .compile();
}
