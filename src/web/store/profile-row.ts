import * as z from 'zod/mini';
import { withLoweredPath } from '#domain/profile/lowered-path.ts';
import { mergeProfiles } from '#domain/profile/merge.ts';
import { type UserProfile, userProfileSchema } from '#domain/profile/profile.ts';
import { withLoweredTotals } from '#domain/profile/shifted-totals.ts';
import type { ApiProblem } from '#platform/api-client.ts';
import type { ProfileAnswer } from '#platform/profile-api.ts';

/** Why the server did not take the profile: its code, and the field it named. */
const profileProblemSchema = z.object({ code: z.string(), field: z.optional(z.string()) });
export type ProfileProblem = z.infer<typeof profileProblemSchema>;

/** The profile as the device keeps it. */
export const profileRowSchema = z.object({
  profile: userProfileSchema,
  /** What the server last answered; before it ever did, the minimal profile that changes were made on. */
  base: userProfileSchema,
  /** The revision of `base`; none before the server ever answered. */
  revision: z.optional(z.int().check(z.nonnegative())),
  /** What was sent and is not answered yet, or never was: the server may or may not have it. */
  sent: z.optional(userProfileSchema),
  /** Whether the server is still to be told. */
  pending: z.boolean(),
  /** Sessions were deleted or corrected, or the path was reset: with the next write totals and stage may go down. */
  isLowering: z.optional(z.boolean()),
  /** Counts the changes made here, so that one made while another is on its way is noticed. */
  edits: z.int().check(z.nonnegative()),
  problem: z.optional(profileProblemSchema),
  /** Fields of which another device's newer answer stayed, until the person has been told. */
  conflicts: z.array(z.string()),
});
export type ProfileRow = z.infer<typeof profileRowSchema>;

/**
 * A row that takes up the server's profile; what was changed here and is not yet there stays on top of
 * it. Where an earlier write went unanswered the server may have taken it: then what was changed
 * after it is newer than the server's, and no conflict.
 */
export function withServerProfile(row: ProfileRow | undefined, theirs: ProfileAnswer): ProfileRow {
  const { data, revision } = theirs;
  if (!row?.pending) {
    const { edits = 0, conflicts = [] } = row ?? {};
    return { profile: data, base: data, revision, pending: false, edits, conflicts };
  }
  const { sent, isLowering, ...rest } = row;
  const first = mergeProfiles(row.base, sent ?? row.profile, data);
  const second = sent && mergeProfiles(sent, row.profile, first.merged);
  const conflicts = new Set([...row.conflicts, ...first.conflicts, ...(second?.conflicts ?? [])]);
  const merged = second?.merged ?? first.merged;
  const lowered = (way: typeof withLoweredTotals, to: UserProfile) => way(to, row.base, row.profile, data);
  const profile = isLowering ? lowered(withLoweredPath, lowered(withLoweredTotals, merged)) : merged;
  // A merge keeps the order of the server's fields: where nothing of this device is left, the texts are the same.
  const pending = JSON.stringify(profile) !== JSON.stringify(data);
  const lowering = pending && isLowering ? { isLowering } : {};
  return { ...rest, ...lowering, profile, base: data, revision, pending, conflicts: [...conflicts] };
}

/** A row after the server took what was sent. */
export function withTaken(now: ProfileRow, sent: ProfileRow, taken: ProfileAnswer): ProfileRow {
  const { problem: _, sent: __, isLowering, ...rest } = now;
  if (now.edits !== sent.edits) {
    return withServerProfile({ ...rest, ...(isLowering ? { isLowering } : {}), base: sent.profile }, taken);
  }
  return { ...rest, profile: taken.data, base: taken.data, revision: taken.revision, pending: false };
}

export type StatusProblem = Extract<ApiProblem, { kind: 'status' }>;

/** A row after the server refused what was sent: it waits for the person, unless they changed it meanwhile. */
export function withRefusal(
  now: ProfileRow,
  sent: ProfileRow,
  { code, status, field }: StatusProblem,
): ProfileRow {
  const { sent: _, ...rest } = now;
  if (now.edits !== sent.edits) return rest;
  return {
    ...rest,
    problem: { code: code ?? `status_${status}`, ...(field === undefined ? {} : { field }) },
  };
}
