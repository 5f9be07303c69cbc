import * as z from 'zod/mini';
import type { Mark } from '../path/marks.ts';
import { levelKeySchema } from '../practice/levels.ts';
import { postureKeySchema } from '../practice/postures.ts';
import { instantSchema } from '../practice/session.ts';

/** What may have been hard in a sit, as flags of a reflection (B § 3). */
export const challengeKeys = [
  'discomfort',
  'sleepiness',
  'restlessness',
  'distraction',
  'boredom',
  'anxiety',
  'other',
] as const;
export type ChallengeKey = (typeof challengeKeys)[number];

/** The longest text a person may write in one box, in characters. */
export const textLimit = 10_000;

/** The reflection on a stage 1 sit (B § 3). `rating` is the stars, 1 to 5; 0 is none given. */
export const seekerReflectionSchema = z.object({
  reflectionId: z.string().check(z.minLength(1)),
  sessionId: z.optional(z.string()),
  duration: z.int().check(z.nonnegative()),
  stageLevel: z.literal(1),
  level: levelKeySchema,
  posture: postureKeySchema,
  rating: z.int().check(z.gte(0), z.lte(5)),
  feedback: z.string().check(z.maxLength(textLimit)),
  insights: z.string().check(z.maxLength(textLimit)),
  challenges: z.array(z.enum(challengeKeys)),
  timestamp: instantSchema,
});
export type SeekerReflection = z.infer<typeof seekerReflectionSchema>;

/** The marks that a completed reflection sets: one on T5 opens stage 2 (B § 4). */
export function marksOfReflection(reflection: SeekerReflection): Mark[] {
  return reflection.level === 't5' ? [{ key: 't5Completed', at: reflection.timestamp }] : [];
}
