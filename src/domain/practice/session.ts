import * as z from 'zod/mini';
import { levelKeySchema } from './levels.ts';
import { sitPostureSchema } from './postures.ts';

const count = z.int().check(z.nonnegative());

/** Taps by position, under the stored keys (B § 3). */
export const storedCountsSchema = z.object({
  present_attachment: count,
  present_neutral: count,
  present_aversion: count,
  past_attachment: count,
  past_neutral: count,
  past_aversion: count,
  future_attachment: count,
  future_neutral: count,
  future_aversion: count,
});
export type StoredCounts = z.infer<typeof storedCountsSchema>;

/** Where the person sat (B § 3). The preselected answers are indoor, natural, quiet. */
export const environmentSchema = z.object({
  posture: sitPostureSchema,
  location: z.string(),
  lighting: z.string(),
  sounds: z.string(),
});
export type Environment = z.infer<typeof environmentSchema>;

/** A calendar date as YYYY-MM-DD, of a day that exists. */
export const calendarDateSchema = z.iso.date();

/** A moment as an ISO 8601 instant in UTC. */
export const instantSchema = z.iso.datetime();

const sessionShape = z.object({
  sessionId: z.string().check(z.minLength(1)),
  sessionType: z.enum(['meditation', 'mind_recovery']),
  timestamp: instantSchema,
  startedAt: instantSchema,
  practiceDay: calendarDateSchema,
  startedMinute: z.optional(z.int().check(z.gte(0), z.lte(1439))),
  duration: count,
  secondsSat: count,
  targetMinutes: count,
  isCompleted: z.boolean(),
  stageLevel: z.int().check(z.gte(0), z.lte(6)),
  stageLabel: z.string(),
  level: z.optional(levelKeySchema),
  rating: z.number().check(z.gte(1), z.lte(10)),
  notes: z.string(),
  presentPercentage: z.number().check(z.gte(0), z.lte(100)),
  environment: environmentSchema,
  pahmCounts: z.optional(storedCountsSchema),
  mindRecoveryContext: z.optional(z.string()),
  mindRecoveryPurpose: z.optional(z.string()),
  clockWasUncertain: z.optional(z.boolean()),
  /** Entered by hand, without the timer: it counts as practice, and says nothing about attention. */
  enteredByHand: z.optional(z.boolean()),
  /** When the person last corrected it by hand. */
  correctedAt: z.optional(instantSchema),
});
/**
 * A practice session (B § 3). `timestamp` is the moment the sit ended; `practiceDay` is the person's
 * own day as computed when the sit was recorded and never moves, and so is `startedMinute`, the minute of the person's
 * clock at which it began. `level`, `targetMinutes` and
 * `isCompleted` hold the time-level record of stage 1. `secondsSat` is the exact length; `duration`
 * the whole minutes shown. A session of Mind Recovery belongs to no stage: its `stageLevel` is 0, its `stageLabel` the name of
 * the practice, whose key and purpose are `mindRecoveryContext` and `mindRecoveryPurpose`.
 */
export const practiceSessionSchema = sessionShape.check(
  z.refine(({ stageLevel, sessionType }) => stageLevel > 0 || sessionType === 'mind_recovery'),
);
export type PracticeSession = z.infer<typeof practiceSessionSchema>;
