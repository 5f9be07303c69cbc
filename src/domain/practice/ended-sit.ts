import type { PracticeSession } from './session.ts';
import type { PracticeKind, SitOf } from './sit.ts';

/**
 * A sit that is over. `elapsedMillis` beyond the planned end does not count; `endedAt` is an ISO instant, `practiceDay` a
 * YYYY-MM-DD; `words.notes` is the session's generated text.
 */
export interface EndedSit<Kind extends PracticeKind> {
  sit: SitOf<Kind>;
  elapsedMillis: number;
  /** Whether the countdown ended by itself. */
  isCompleted: boolean;
  endedAt: string;
  practiceDay: string;
  words?: { notes: string };
}

/** What of a session does not depend on what was practised. */
export type SatPart = Omit<
  PracticeSession,
  'stageLevel' | 'stageLabel' | 'level' | 'rating' | 'presentPercentage' | 'pahmCounts'
>;

/**
 * What of its session follows from a sit's end, whatever was practised (B § 3, § 4). The session bears the sit's own id,
 * so that the same sit recorded twice is one session. It counts as full only when nothing remained.
 */
export function satPart<Kind extends PracticeKind>(ended: EndedSit<Kind>): SatPart {
  const { sit, endedAt } = ended;
  const targetSeconds = sit.plannedMinutes * 60;
  const elapsedMillis = Math.round(ended.elapsedMillis);
  const secondsSat = Math.min(Math.floor(elapsedMillis / 1000), targetSeconds);
  return {
    sessionId: sit.sitId,
    sessionType: 'meditation',
    timestamp: endedAt,
    startedAt: sit.startedAt,
    practiceDay: ended.practiceDay,
    duration: Math.floor(secondsSat / 60),
    secondsSat,
    targetMinutes: sit.plannedMinutes,
    isCompleted: ended.isCompleted && secondsSat === targetSeconds,
    notes: ended.words?.notes ?? '',
    environment: { posture: sit.posture, ...sit.environment },
    ...(sit.clockWasUncertain ? { clockWasUncertain: true } : {}),
  };
}
