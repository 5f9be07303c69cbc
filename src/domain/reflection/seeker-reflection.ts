import * as z from 'zod/mini';
import { levelKeySchema, levelOf } from '../practice/levels.ts';
import { sitPostureSchema } from '../practice/postures.ts';
import { instantSchema, type PracticeSession } from '../practice/session.ts';

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
  posture: sitPostureSchema,
  rating: z.int().check(z.gte(0), z.lte(5)),
  feedback: z.string().check(z.maxLength(textLimit)),
  insights: z.string().check(z.maxLength(textLimit)),
  challenges: z.array(z.enum(challengeKeys)),
  timestamp: instantSchema,
});
export type SeekerReflection = z.infer<typeof seekerReflectionSchema>;

/** What somebody fills in. */
export type ReflectionEntries = Pick<SeekerReflection, 'rating' | 'feedback' | 'insights' | 'challenges'>;

/** Nothing filled in: everything is optional (B § 5). */
export const noEntries: ReflectionEntries = { rating: 0, feedback: '', insights: '', challenges: [] };

/** The id of the reflection on a sit. It follows from the sit's, so that saving twice makes one record. */
export function reflectionIdOf(sessionId: string): string {
  return `${sessionId}-reflection`;
}

/** The reflection on a stage 1 sit, completed at `timestamp`, an ISO instant. */
export function seekerReflectionOn(
  session: PracticeSession,
  entries: ReflectionEntries,
  timestamp: string,
): SeekerReflection {
  return {
    reflectionId: reflectionIdOf(session.sessionId),
    sessionId: session.sessionId,
    duration: session.duration,
    stageLevel: 1,
    level: levelOf(session.level).key,
    posture: session.environment.posture,
    ...entries,
    timestamp,
  };
}
