import type { ColumnType } from 'kysely';

/** An instant as the databases hold it: ISO text in SQLite, a timestamp with zone in PostgreSQL. */
type Instant = ColumnType<string | Date, string, string>;

/** A yes or no as the databases hold it: 0 or 1 in SQLite. */
type Flag = ColumnType<number | boolean, number | boolean, number | boolean>;

/** A whole number beyond 32 bits: PostgreSQL answers it as text. */
type LargeNumber = ColumnType<number | string, number, number>;

/** Every table that our own queries touch. What only better-auth reads and writes is left out. */
export interface Tables {
  user: { id: string; name: string; email: string; emailVerified: Flag; role: string };
  session: { id: string; token: string; userId: string; expiresAt: Instant };
  /** `body` is the writable profile as JSON text; `revision` counts its writes. */
  profile: { userId: string; body: string; revision: number; updatedAt: string };
  /** One row: the epoch milliseconds of the last uid given out. */
  uid_clock: { id: number; lastMillis: LargeNumber };
  /** `times` is a JSON list of epoch milliseconds, one for each wrong password of the last day. */
  wrong_password: { accountKey: string; times: string; version: number; latestMillis: LargeNumber };
}
