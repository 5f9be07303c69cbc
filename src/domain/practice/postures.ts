import * as z from 'zod/mini';

/** The nine postures a sit may be practised in (B § 2). Their names and guidance are content. */
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
