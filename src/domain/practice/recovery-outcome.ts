import { countsOfTaps, presentShare, storedCounts } from '../pahm/counts.ts';
import { mostTaps, type SitTaps, type Tap } from '../pahm/taps.ts';
import { recoveryPostureOf } from '../recovery/postures.ts';
import { recoveryPracticeOf } from '../recovery/practices.ts';
import { presentInRecovery, type RecoveryRecord, recoveryRecord } from '../recovery/record.ts';
import { type EndedSit, satPart } from './ended-sit.ts';
import { recoveryRating } from './recovery-scoring.ts';
import type { PracticeSession } from './session.ts';

/** A Mind Recovery practice that is over. `name` is the practice's own; without a user the record is anonymous. */
export interface EndedRecoverySit extends EndedSit<'recovery'> {
  name: string;
  taps: readonly Tap[];
  userId?: string;
}

/**
 * What a Mind Recovery practice becomes when it is over: its session, which belongs to no stage, its taps, oldest first, and
 * its entry in the history (B § 3, § 9). It is full only when nothing remained. More taps than can be kept are neither kept
 * nor counted.
 */
export function recoveryOutcome(ended: EndedRecoverySit): {
  session: PracticeSession;
  taps: SitTaps;
  recovery: RecoveryRecord;
} {
  const { sit, name, userId, endedAt } = ended;
  const { practice } = sit.practice;
  const taps = ended.taps.slice(0, mostTaps);
  const counts = countsOfTaps(taps);
  const sat = satPart(ended);
  const { sessionId, isCompleted, secondsSat, targetMinutes } = sat;
  const session: PracticeSession = {
    ...sat,
    sessionType: 'mind_recovery',
    stageLevel: 0,
    stageLabel: name,
    rating: recoveryRating({
      presentShare: presentShare(counts),
      isCompleted,
      secondsSat,
      plannedSeconds: targetMinutes * 60,
    }),
    presentPercentage: presentInRecovery(counts),
    pahmCounts: storedCounts(counts),
    mindRecoveryContext: practice,
    mindRecoveryPurpose: recoveryPracticeOf(practice).purpose,
  };
  const recovery = recoveryRecord({
    sessionId,
    practice,
    posture: recoveryPostureOf(sit.posture),
    minutes: session.duration,
    completedAt: endedAt,
    ...(userId === undefined ? {} : { userId }),
    counts,
  });
  return { session, taps: { sessionId, taps }, recovery };
}
