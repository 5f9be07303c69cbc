import * as z from 'zod/mini';

/** The nine postures that the stages offer (B § 2). Their names and guidance are content. */
export const postureKeys = [
  'chair',
  'cushion',
  'seiza',
  'burmese',
  'lotus',
  'full-lotus',
  'lying',
  'standing',
  'other',
] as const;

export type PostureKey = (typeof postureKeys)[number];

export const postureKeySchema = z.enum(postureKeys);

/**
 * The postures that a sit or a session may have: the nine, and 'seated', which Mind Recovery offers and older data holds
 * (B § 2, § 3).
 */
export const sitPostureKeys = [...postureKeys, 'seated'] as const;

export type SitPosture = (typeof sitPostureKeys)[number];

export const sitPostureSchema = z.enum(sitPostureKeys);
