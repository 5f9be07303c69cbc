import type { SitPosture } from '#domain/practice/postures.ts';
import type { RecoveryPosture } from '#domain/recovery/postures.ts';
import { postureWords } from '../postures.ts';

/** The three postures of Mind Recovery: their names, and how to take them for a few minutes (B § 2). */
export const recoveryPostureWords: Readonly<
  Record<RecoveryPosture, { readonly name: string; readonly guidance: string }>
> = {
  seated: {
    name: 'Seated',
    guidance: 'On whatever you are sitting on, both feet on the floor, the back upright without being stiff.',
  },
  standing: {
    name: 'Standing',
    guidance: 'Feet as wide as the hips, knees unlocked, arms hanging. Lean on a wall if you like.',
  },
  lying: {
    name: 'Lying',
    guidance: 'On your back, knees bent or supported. In the evening, or when sitting is too much.',
  },
};

/** The names of all postures that a sit may have had. */
export const sitPostureWords: Readonly<Record<SitPosture, { readonly name: string }>> = {
  ...postureWords,
  seated: recoveryPostureWords.seated,
};
