import * as z from 'zod/mini';
import { newProfile, type UserProfile } from '#domain/profile/profile.ts';
import type { Identity } from '#platform/account-api.ts';
import { type MirrorStorage, mirrorProfile } from './profile-mirror.ts';
import { type ProfileRow, profileRowSchema } from './profile-row.ts';
import type { StoreParts } from './store-parts.ts';

const profileKey = 'profile';

/** The profile of one person on this device. */
export interface ProfileRecord {
  read(): Promise<ProfileRow | undefined>;
  /** Inside a transaction over the profile: changes the profile and marks it to be sent. */
  change(change: (profile: UserProfile) => UserProfile): Promise<ProfileRow>;
  /** The same, where sessions were deleted, corrected or put back, or the path was reset: totals and stage may go down. */
  changeTotals(change: (profile: UserProfile) => UserProfile): Promise<ProfileRow>;
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
    z.refine((row) => [row.profile, row.base, row.sent ?? row.base].every((stored) => stored.uid === uid)),
  );
  const minimal = () => newProfile({ uid, email, role, displayName: 'User' });
  const read = () => reader.get('profile', profileKey, ownRowSchema);
  const put = (row: ProfileRow) => database.profile.put({ ...row, key: profileKey });

  async function write(
    change: (profile: UserProfile) => UserProfile,
    marks: Partial<ProfileRow>,
  ): Promise<ProfileRow> {
    const row = (await read()) ?? {
      profile: minimal(),
      base: minimal(),
      pending: false,
      edits: 0,
      conflicts: [],
    };
    const { problem: _, ...rest } = row;
    const edits = row.edits + 1;
    const changed = { ...rest, ...marks, profile: change(row.profile), pending: true, edits };
    await put(changed);
    return changed;
  }

  return {
    read,
    minimal,
    mirror: ({ profile }) => mirrorProfile(storage, profile),
    change: (change) => write(change, {}),
    changeTotals: (change) => write(change, { isLowering: true }),
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
