import * as z from 'zod/mini';
import { pahmTotalsOf, presentShare, type RawCounts, storedCounts } from '../pahm/counts.ts';
import { instantSchema, storedCountsSchema } from '../practice/session.ts';
import { textLimit } from '../reflection/seeker-reflection.ts';
import { type RecoveryPosture, recoveryPostureSchema } from './postures.ts';
import { type RecoveryKey, recoveryKeySchema } from './practices.ts';

/** How somebody feels after the practice, in the order in which it is asked (B § 3). */
export const feelings = ['much-better', 'better', 'neutral', 'same', 'worse'] as const;
export type Feeling = (typeof feelings)[number];

/** What somebody said afterwards: `mentalState` is the feeling, `text` may be empty (B § 3, § 5). */
export const recoveryReflectionSchema = z.object({
  text: z.string().check(z.maxLength(textLimit)),
  mentalState: z.enum(feelings),
  submittedAt: instantSchema,
});
export type RecoveryReflection = z.infer<typeof recoveryReflectionSchema>;

/** Whose a record is where nobody is signed in (B § 3, § 6). */
export const anonymousUser = 'anonymous';

/**
 * One entry of the history of Mind Recovery (B § 3), under the id of its session. `duration` is in whole minutes, and the
 * reflection comes later.
 */
export const recoveryRecordSchema = z.object({
  type: z.literal('mind-recovery'),
  sessionId: z.string().check(z.minLength(1)),
  practiceType: recoveryKeySchema,
  posture: recoveryPostureSchema,
  duration: z.int().check(z.nonnegative()),
  completedAt: instantSchema,
  userId: z.string().check(z.minLength(1)),
  pahmCounts: storedCountsSchema,
  presentPercentage: z.number().check(z.gte(0), z.lte(100)),
  totalInteractions: z.int().check(z.nonnegative()),
  quality: z.enum(['engaged', 'peaceful']),
  reflection: z.optional(recoveryReflectionSchema),
});
export type RecoveryRecord = z.infer<typeof recoveryRecordSchema>;

/** What is stored as present percentage where there was no tap (B § 9). */
const presentWithoutTaps = 95;

/** The present percentage that is stored with a practice (B § 9). */
export function presentInRecovery(counts: RawCounts): number {
  return presentShare(counts) ?? presentWithoutTaps;
}

/** A practice that is over. `minutes` are whole, `completedAt` is an ISO instant; without a user it is anonymous. */
export interface EndedRecovery {
  sessionId: string;
  practice: RecoveryKey;
  posture: RecoveryPosture;
  minutes: number;
  completedAt: string;
  userId?: string;
  counts: RawCounts;
}

/** What the history keeps of a practice before anything is said about it (B § 3, § 9). */
export function recoveryRecord(ended: EndedRecovery): RecoveryRecord {
  const { sessionId, practice, posture, minutes, completedAt, counts } = ended;
  const totalInteractions = pahmTotalsOf(counts).grandTotal;
  return {
    type: 'mind-recovery',
    sessionId,
    practiceType: practice,
    posture,
    duration: minutes,
    completedAt,
    userId: ended.userId ?? anonymousUser,
    pahmCounts: storedCounts(counts),
    presentPercentage: presentInRecovery(counts),
    totalInteractions,
    quality: totalInteractions > 0 ? 'engaged' : 'peaceful',
  };
}

/** A record with what somebody said about it, trimmed; `submittedAt` is an ISO instant. Said again, it takes the former place. */
export function reflectedRecovery(
  record: RecoveryRecord,
  { feeling, text }: { feeling: Feeling; text: string },
  submittedAt: string,
): RecoveryRecord {
  return { ...record, reflection: { text: text.trim(), mentalState: feeling, submittedAt } };
}
