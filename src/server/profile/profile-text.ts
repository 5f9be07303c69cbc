import { newProfile, type UserProfile, type WritableProfile } from '#domain/profile/profile.ts';
import type { Caller } from '../auth/caller.ts';

/**
 * The answer `{ data, revision }` about the caller's profile as JSON text. What is stored is put together with who the
 * account is without being parsed: this is the answer given most often.
 */
export function profileText(caller: Caller): string {
  const { uid, email, role, profile } = caller;
  if (!profile) return `{"data":${JSON.stringify(storedOrNew(caller))},"revision":0}`;
  const identity = JSON.stringify({ uid, email, role });
  // Both are objects with at least one field: '{a}' and '{b}' become '{a,b}'.
  return `{"data":${identity.slice(0, -1)},${profile.body.slice(1)},"revision":${profile.revision}}`;
}

/** The caller's whole profile: as stored, or what a new account starts with (A § 3). */
export function storedOrNew(caller: Caller): UserProfile {
  const { uid, email, role, signUpName, profile } = caller;
  if (!profile) return newProfile({ uid, email, role, displayName: signUpName });
  return { ...(JSON.parse(profile.body) as WritableProfile), uid, email, role };
}
