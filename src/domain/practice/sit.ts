import * as z from 'zod/mini';
import { levelKeySchema } from './levels.ts';
import { postureKeySchema } from './postures.ts';
import { environmentSchema, instantSchema } from './session.ts';

/** Where a sit stands while it lasts: its journal on the device, from which it can be taken up again (B § 4). */
export const sitSchema = z.object({
  sitId: z.string().check(z.minLength(1)),
  practice: z.object({ kind: z.literal('stillness'), level: levelKeySchema }),
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
