import * as z from 'zod/mini';
import { recoveryKeySchema } from '../recovery/practices.ts';
import { levelKeySchema } from './levels.ts';
import { sitPostureSchema } from './postures.ts';
import { environmentSchema, instantSchema } from './session.ts';
import { matrixStageSchema } from './stages.ts';

const stillnessSchema = z.object({ kind: z.literal('stillness'), level: levelKeySchema });
const matrixSchema = z.object({ kind: z.literal('matrix'), stage: matrixStageSchema });
const recoverySchema = z.object({ kind: z.literal('recovery'), practice: recoveryKeySchema });

/** A practice of the path: physical stillness at a level of stage 1, or the matrix at one of the stages after it. */
export const meditationSchema = z.discriminatedUnion('kind', [stillnessSchema, matrixSchema]);
export type Meditation = z.infer<typeof meditationSchema>;

/** What is practised in a sit: a meditation, or a practice of Mind Recovery, which belongs to no stage (B § 2). */
export const practiceSchema = z.discriminatedUnion('kind', [stillnessSchema, matrixSchema, recoverySchema]);
export type Practice = z.infer<typeof practiceSchema>;
export type PracticeKind = Practice['kind'];

/**
 * Where a sit stands while it lasts: its journal on the device, from which it can be taken up again (B § 4). Its taps are
 * kept beside it, one by one.
 */
export const sitSchema = z.object({
  sitId: z.string().check(z.minLength(1)),
  practice: practiceSchema,
  posture: sitPostureSchema,
  environment: z.omit(environmentSchema, { posture: true }),
  plannedMinutes: z.int().check(z.gte(1), z.lte(120)),
  startedAt: instantSchema,
  status: z.enum(['running', 'paused']),
  elapsedMillis: z.number().check(z.nonnegative()),
  markedAt: instantSchema,
  clockWasUncertain: z.boolean(),
});
export type Sit = z.infer<typeof sitSchema>;

/** A sit of one kind of practice. */
export type SitOf<Kind extends PracticeKind> = Omit<Sit, 'practice'> & {
  practice: Extract<Practice, { kind: Kind }>;
};
