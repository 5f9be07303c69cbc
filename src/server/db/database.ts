import type { Kysely } from 'kysely';
import type { CallerRow } from './caller-query.ts';
import type { Tables } from './tables.ts';

/** The two kinds of database, named as better-auth names them. */
export type DatabaseKind = 'sqlite' | 'postgres';

/** What the server asks of a database, the same for both kinds. */
export interface Database {
  readonly kind: DatabaseKind;
  readonly kysely: Kysely<Tables>;
  /** Who holds this bearer token, with their profile, in one query; undefined for an unknown token. */
  findCaller(token: string): CallerRow | undefined | Promise<CallerRow | undefined>;
  /** Brings the tables up to date. Safe with several processes at once. */
  migrate(): Promise<void>;
  /** Resolves when the database answers, rejects when it does not. */
  ping(): Promise<void>;
  /** Whether an error says that the database is away or occupied, so that the same call can succeed later. */
  isAway(error: unknown): boolean;
  /** Whether an error says that the person a row belongs to is gone. */
  isOwnerless(error: unknown): boolean;
  /** Leaves nothing of deleted rows in files that this server can read; answers whether it could now. */
  forgetDeleted(): Promise<boolean>;
  /** Whether an error says that a row with this key is already there. */
  isDuplicate(error: unknown): boolean;
  close(): Promise<void>;
}
