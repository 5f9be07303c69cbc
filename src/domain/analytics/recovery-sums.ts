import * as z from 'zod/mini';
import type { PracticeSession } from '../practice/session.ts';
import { feelings, type RecoveryRecord } from '../recovery/record.ts';
import { satRow, satRowSchema } from './practice-sums.ts';
import { mergedTallies } from './tally.ts';

const feltRowSchema = z.object({
  name: z.string(),
  technique: z.string(),
  feeling: z.enum(feelings),
  count: z.int().check(z.nonnegative()),
});

/**
 * What practices of Mind Recovery come to (B § 3): by technique, and how somebody felt afterwards, where they said so. The
 * name of such a row is technique and feeling together.
 */
export const recoverySumsSchema = z.object({
  techniques: z.array(satRowSchema),
  felt: z.array(feltRowSchema),
});
export type RecoverySums = z.infer<typeof recoverySumsSchema>;

export const noRecovery: RecoverySums = { techniques: [], felt: [] };

/** What a session adds: nothing unless it was one of Mind Recovery. One without a key bears the name that it was given. */
export function recoveryOf(session: PracticeSession): RecoverySums {
  if (session.sessionType !== 'mind_recovery') return noRecovery;
  return { techniques: [satRow(session.mindRecoveryContext ?? session.stageLabel, session)], felt: [] };
}

/** What an entry of the history adds: how somebody felt after it. */
export function feltAfter({ practiceType, reflection }: RecoveryRecord): RecoverySums {
  if (!reflection) return noRecovery;
  const feeling = reflection.mentalState;
  return {
    techniques: [],
    felt: [{ name: `${practiceType} ${feeling}`, technique: practiceType, feeling, count: 1 }],
  };
}

/** Such sums together. */
export function addedRecovery(all: readonly RecoverySums[]): RecoverySums {
  return {
    techniques: mergedTallies(all.map(({ techniques }) => techniques)),
    felt: mergedTallies(all.map(({ felt }) => felt)),
  };
}
