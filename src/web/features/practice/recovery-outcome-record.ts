import { recoveryNames } from '#content/recovery/names.ts';
import { recoveryTextWords } from '#content/recovery/session-text.ts';
import { practiceDayOf } from '#domain/analytics/practice-day.ts';
import { recoveryOutcome } from '#domain/practice/recovery-outcome.ts';
import { recoveryText } from '#domain/practice/session-text.ts';
import type { SitOf } from '#domain/practice/sit.ts';
import type { SitRecord } from '#store/sits.ts';
import type { SitEnd } from './sit-parts.ts';

/** Whose practice it is, and by which days they count. `zone` is an IANA name. */
interface Practitioner {
  userId: string;
  zone: string;
  dayStartHour: number;
}

/** Everything that a Mind Recovery practice leaves behind, in words too; it writes no note (B § 3, § 4, § 9). */
export function recoverySitRecord(
  sit: SitOf<'recovery'>,
  end: SitEnd,
  { userId, zone, dayStartHour }: Practitioner,
): SitRecord {
  const { session, taps, recovery } = recoveryOutcome({
    sit: { ...sit, clockWasUncertain: end.clockWasUncertain },
    name: recoveryNames[sit.practice.practice],
    userId,
    taps: end.taps,
    elapsedMillis: end.elapsedMillis,
    isCompleted: end.isCompleted,
    endedAt: end.endedAt,
    practiceDay: practiceDayOf(end.endedAt, zone, dayStartHour),
  });
  const notes = recoveryText(session, recoveryTextWords);
  return { sitId: sit.sitId, session: { ...session, notes }, marks: [], taps, recovery };
}
