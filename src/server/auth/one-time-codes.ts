import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** What a code can be good for. */
export type CodePurpose = 'reset' | 'verification' | 'round-trip' | 'entry';

/** What a code stood for. `userId` is null where it was made for nobody. */
export interface Spent {
  userId: string | null;
  body: string;
}

/** Codes of 256 random bits that are good once, for a time. The database holds their hash alone. */
export interface OneTimeCodes {
  /** Makes a code, or takes this one, which must be as random. */
  issue(
    purpose: CodePurpose,
    given: { userId: string | null; body?: unknown; lifeSeconds: number; code?: string },
  ): Promise<string>;
  /** What a code stands for that is good now; it stays good. */
  find(purpose: CodePurpose, code: string): Promise<Spent | undefined>;
  /** Uses a code up: of many who try at once, one gets an answer. */
  spend(purpose: CodePurpose, code: string, kysely?: Kysely<Tables>): Promise<Spent | undefined>;
}

export function createOneTimeCodes(kysely: Kysely<Tables>, nowMillis: () => number): OneTimeCodes {
  return {
    async issue(purpose, { userId, body = null, lifeSeconds, code = randomCode() }) {
      const row = {
        codeHash: hashOf(code),
        purpose,
        userId,
        body: JSON.stringify(body),
        endsAtMillis: nowMillis() + lifeSeconds * 1_000,
      };
      await kysely.insertInto('one_time_code').values(row).execute();
      return code;
    },
    find: (purpose, code) =>
      kysely
        .selectFrom('one_time_code')
        .select(['userId', 'body'])
        .where('codeHash', '=', hashOf(code))
        .where('purpose', '=', purpose)
        .where('endsAtMillis', '>', nowMillis())
        .executeTakeFirst(),
    spend: (purpose, code, within = kysely) =>
      within
        .deleteFrom('one_time_code')
        .where('codeHash', '=', hashOf(code))
        .where('purpose', '=', purpose)
        .where('endsAtMillis', '>', nowMillis())
        .returning(['userId', 'body'])
        .executeTakeFirst(),
  };
}

/** 256 bits that nobody can guess, in 43 characters that an address can carry. */
export function randomCode(): string {
  return randomBytes(32).toString('base64url');
}

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('base64url');
}
