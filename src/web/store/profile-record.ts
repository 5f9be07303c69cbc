import * as z from 'zod/mini';
import { newProfile, type UserProfile, userProfileSchema } from '#domain/profile/profile.ts';
import type { Identity } from '#platform/account-api.ts';
import { type MirrorStorage, mirrorProfile } from './profile-mirror.ts';
import type { StoreParts } from './store-parts.ts';

/** Why the server did not take the profile: its code, and the field it named. */
const profileProblemSchema = z.object({ code: z.string(), field: z.optional(z.string()) });
export type ProfileProblem = z.infer<typeof profileProblemSchema>;

/** The profile as the device keeps it. */
const profileRowSchema = z.object({
  profile: userProfileSchema,
  /** What the server last answered; before it ever did, the minimal profile that changes were made on. */
  base: userProfileSchema,
  /** The revision of `base`; none before the server ever answered. */
  revision: z.optional(z.int().check(z.nonnegative())),
  /** Whether the server is still to be told. */
  pending: z.boolean(),
  /** Counts the changes made here, so that one made while another is on its way is noticed. */
  edits: z.int().check(z.nonnegative()),
  problem: z.optional(profileProblemSchema),
  /** Fields of which another device's newer answer stayed, until the person has been told. */
  conflicts: z.array(z.string()),
});
export type ProfileRow = z.infer<typeof profileRowSchema>;

const profileKey = 'profile';

/** The profile of one person on this device. */
export interface ProfileRecord {
  read(): Promise<ProfileRow | undefined>;
  /** Inside a transaction over the profile: changes the profile and marks it to be sent. */
  change(change: (profile: UserProfile) => UserProfile): Promise<ProfileRow>;
  /** In a transaction of its own: replaces the row by what `next` makes of it; undefined leaves it. */
  update(next: (row: ProfileRow | undefined) => ProfileRow | undefined): Promise<ProfileRow | undefined>;
  /** After a commit: copies the profile to local storage. */
  mirror(row: ProfileRow): void;
  /** What stands in for a profile that nobody could load (A § 8). Never stored as it is. */
  minimal(): UserProfile;
}

/** The record of one person; a stored profile of anybody else counts as one that does not parse. */
export function createProfileRecord(
  { database, reader }: StoreParts,
  identity: Identity,
  storage: MirrorStorage,
): ProfileRecord {
  const { uid, email, role } = identity;
  const ownRowSchema = profileRowSchema.check(
    z.refine((row) => row.profile.uid === uid && row.base.uid === uid),
  );
  const minimal = () => newProfile({ uid, email, role, displayName: 'User' });
  const read = () => reader.get('profile', profileKey, ownRowSchema);
  const put = (row: ProfileRow) => database.profile.put({ ...row, key: profileKey });

  return {
    read,
    minimal,
    mirror: ({ profile }) => mirrorProfile(storage, profile),
    async change(change) {
      const row = (await read()) ?? {
        profile: minimal(),
        base: minimal(),
        pending: false,
        edits: 0,
        conflicts: [],
      };
      const { problem: _, ...rest } = row;
      const changed = { ...rest, profile: change(row.profile), pending: true, edits: row.edits + 1 };
      await put(changed);
      return changed;
    },
    async update(next) {
      const updated = await database.transaction('rw', database.profile, async () => {
        const row = next(await read());
        if (row) await put(row);
        return row;
      });
      if (updated) mirrorProfile(storage, updated.profile);
      return updated;
    },
  };
}
