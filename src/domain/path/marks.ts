import * as z from 'zod/mini';
import { instantSchema } from '../practice/session.ts';

/**
 * Facts about the path that no session holds: what was read, and which level was passed (B § 3, § 4).
 * A level's mark is written with the sit that passed it, so that a reset can take the mark and keep the sit. What makes a
 * stage ready is worked out from its sits: after a reset from those that came later than its 'restarted' mark (A § 4).
 */
export const markKeys = [
  'introduction',
  'stage-intro-1',
  'stage-intro-2',
  'stage-intro-3',
  'stage-intro-4',
  'stage-intro-5',
  'stage-intro-6',
  'level-intro-t1',
  'level-intro-t2',
  'level-intro-t3',
  'level-intro-t4',
  'level-intro-t5',
  't1Complete',
  't2Complete',
  't3Complete',
  't4Complete',
  't5Complete',
  't5Completed',
  'stage3Open',
  'stage4Open',
  'stage5Open',
  'stage6Open',
  'stage2Restarted',
  'stage3Restarted',
  'stage4Restarted',
  'stage5Restarted',
] as const;
export type MarkKey = (typeof markKeys)[number];

/** One mark and the moment it was set. */
export const markSchema = z.object({
  key: z.enum(markKeys),
  at: instantSchema,
});
export type Mark = z.infer<typeof markSchema>;
