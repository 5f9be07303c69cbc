import * as z from 'zod/mini';
import { type UserProfile, userProfileSchema, writableProfileSchema } from '#domain/profile/profile.ts';
import { errorAnswerSchema } from './errors.ts';

/** A profile's revision: 0 before the first write, one more with each. */
const revisionSchema = z.int().check(z.nonnegative());

/** The answer to reading and to writing the profile (A § 7). */
export const profileAnswerSchema = z.object({
  data: userProfileSchema,
  revision: revisionSchema,
});
export type ProfileAnswer = z.infer<typeof profileAnswerSchema>;

/**
 * The body of a profile write: the full profile (unknown and read-only fields are dropped) and
 * `revision`, the one last read: when it is no longer the server's, the answer is 409 with the server's profile.
 * Left out, the write is unconditional.
 * `reset` true says that the person asked for a reset or deleted sessions: only then may totals, longest streak and
 * stage go down. Without it the higher of stored and sent stays.
 */
export const profileWriteSchema = z.extend(writableProfileSchema, {
  revision: z.optional(revisionSchema),
  reset: z.optional(z.boolean()),
});
export type ProfileWrite = UserProfile & { revision?: number; reset?: boolean };

/** The answer to a write against an old revision, status 409: the server's newer profile rides along. */
export const profileConflictSchema = z.extend(errorAnswerSchema, {
  data: userProfileSchema,
  revision: revisionSchema,
});
export type ProfileConflict = z.infer<typeof profileConflictSchema>;
