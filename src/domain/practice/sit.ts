import * as z from 'zod/mini';
import { levelKeySchema } from './levels.ts';
import { postureKeySchema } from './postures.ts';
import { environmentSchema, instantSchema } from './session.ts';
import { matrixStageSchema } from './stages.ts';

/** What is practised in a sit: physical stillness at a level of stage 1, or the matrix at one of the stages after it. */
export const practiceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stillness'), level: levelKeySchema }),
  z.object({ kind: z.literal('matrix'), stage: matrixStageSchema }),
]);
export type Practice = z.infer<typeof practiceSchema>;
export type PracticeKind = Practice['kind'];

/**
 * Where a sit stands while it lasts: its journal on the device, from which it can be taken up again (B § 4). Its taps are
 * kept beside it, one by one.
 */
export const sitSchema = z.object({
  sitId: z.string().check(z.minLength(1)),
  practice: practiceSchema,
  posture: postureKeySchema,
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
