import { routes } from '#protocol/routes.ts';
import { profileOf, signUpOnboarded } from '../journeys/rig/person.ts';
import type { Call } from './load.ts';

/** So many people call at once. */
export const peopleCount = 10;

/** The two calls about the profile, of several people who are new and have finished the onboarding. */
export async function profileCalls(origin: string): Promise<{ reads: Call[]; writes: Call[] }> {
  const reads: Call[] = [];
  const writes: Call[] = [];
  for (let person = 0; person < peopleCount; person += 1) {
    const pia = await signUpOnboarded(origin, 'Pia Profile');
    const { token } = pia.session;
    const { data } = await profileOf(origin, pia);
    reads.push({ url: `${origin}${routes.readProfile.path}`, token });
    // Without the revision, since the same call is made again and again.
    writes.push({ url: `${origin}${routes.writeProfile.path}`, token, body: data });
  }
  return { reads, writes };
}
