import { routes } from '#protocol/routes.ts';
import { profileOf, signUpOnboarded } from '../journeys/rig/person.ts';
import type { Call } from './load.ts';

/** The two calls about the profile of somebody new who has finished the onboarding. */
export async function profileCalls(origin: string, name: string): Promise<{ read: Call; write: Call }> {
  const person = await signUpOnboarded(origin, name);
  const { token } = person.session;
  const { data } = await profileOf(origin, person);
  return {
    read: { url: `${origin}${routes.readProfile.path}`, token },
    // Without the revision: each of many devices that write at once, as they may.
    write: { url: `${origin}${routes.writeProfile.path}`, token, body: data },
  };
}
