import type { ColumnType } from 'kysely';

/** An instant as the databases hold it: ISO text in SQLite, a timestamp with zone in PostgreSQL. */
type Instant = ColumnType<string | Date, string, string>;

/** A yes or no as the databases hold it: 0 or 1 in SQLite. */
type Flag = ColumnType<number | boolean, number | boolean, number | boolean>;

/** A whole number beyond 32 bits: PostgreSQL answers it as text. */
type LargeNumber = ColumnType<number | string, number, number>;

/** Every table that our own queries touch. What only better-auth reads and writes is left out. */
export interface Tables {
  user: {
    id: string;
    name: string;
    email: string;
    emailVerified: Flag;
    role: ColumnType<string, string | undefined, string>;
    createdAt: Instant;
    updatedAt: Instant;
  };
  /**
   * `updatedAt` is when the session was last seen, to a quarter of an hour; `userAgent` the parts of the device that are
   * known; `method` how it was entered.
   */
  session: {
    id: string;
    token: string;
    userId: string;
    expiresAt: Instant;
    ipAddress: string | null;
    userAgent: string | null;
    createdAt: Instant;
    updatedAt: Instant;
    method: string;
  };
  /** Ways to sign in: `providerId` is 'credential' for a password, whose hash stands in `password`. */
  account: {
    id: string;
    accountId: string;
    providerId: string;
    userId: string;
    password: string | null;
    createdAt: Instant;
    updatedAt: Instant;
  };
  /** `body` is the writable profile as JSON text; `revision` counts its writes. */
  profile: { userId: string; body: string; revision: number; updatedAt: string };
  /** One row: the epoch milliseconds of the last uid given out. */
  uid_clock: { id: number; lastMillis: LargeNumber };
  /** What was handed out to be used once; only its hash is kept. `body` is JSON text that its purpose understands. */
  one_time_code: {
    codeHash: string;
    purpose: string;
    userId: string | null;
    body: string;
    endsAtMillis: LargeNumber;
  };
  /** `times` is a JSON list of epoch milliseconds, one for each try of the last day that is counted under this key. */
  attempt: { accountKey: string; times: string; version: number; latestMillis: LargeNumber };
}
