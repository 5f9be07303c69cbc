import { environmentChoices } from '#domain/practice/environment.ts';
import type { PostureKey, SitPosture } from '#domain/practice/postures.ts';
import type { Sit } from '#domain/practice/sit.ts';

/** The preselected answers to 'Where are you sitting?': indoor, natural, quiet (B § 3). */
export const presetEnvironment: Sit['environment'] = {
  location: environmentChoices.location[0],
  lighting: environmentChoices.lighting[0],
  sounds: environmentChoices.sounds[0],
};

/** The posture of a sit that starts without one being chosen. Where none was chosen, B § 3 says 'seated'. */
export const presetPosture: PostureKey = 'chair';

/** The first of the wanted postures that a practice offers: another practice may have left one that it does not (B § 2). */
export function offeredPosture<Offered extends SitPosture>(
  wanted: readonly (SitPosture | undefined)[],
  offered: readonly Offered[],
): Offered | undefined {
  return wanted.flatMap((posture) => offered.filter((one) => one === posture))[0];
}
