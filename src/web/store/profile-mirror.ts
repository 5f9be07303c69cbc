import type { UserProfile } from '#domain/profile/profile.ts';

/** What is needed of local storage. */
export type MirrorStorage = Pick<Storage, 'setItem' | 'removeItem'>;

/** The key of a person's mirror (A § 7). */
export function mirrorKey(uid: string): string {
  return `userProfile_${uid}`;
}

/** Copies the profile to local storage, where it is a mirror and never the proof of a save. */
export function mirrorProfile(storage: MirrorStorage, profile: UserProfile): void {
  try {
    storage.setItem(mirrorKey(profile.uid), JSON.stringify(profile));
  } catch {
    // Full or refused: the profile itself is safe in the database.
  }
}

/** Takes the copy away. */
export function forgetMirror(storage: MirrorStorage, uid: string): void {
  try {
    storage.removeItem(mirrorKey(uid));
  } catch {
    // A storage that refuses holds nothing.
  }
}
