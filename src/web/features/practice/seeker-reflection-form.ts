import type { Mark } from '#domain/path/marks.ts';
import { levelOf } from '#domain/practice/levels.ts';
import type { PracticeSession } from '#domain/practice/session.ts';
import type { SeekerReflection } from '#domain/reflection/seeker-reflection.ts';

/** What somebody fills in. */
export type ReflectionEntries = Pick<SeekerReflection, 'rating' | 'feedback' | 'insights' | 'challenges'>;

export const noEntries: ReflectionEntries = { rating: 0, feedback: '', insights: '', challenges: [] };

/** The reflection on a sit. Its id follows from the sit's, so that saving twice makes one record. */
export function reflectionOn(
  session: PracticeSession,
  entries: ReflectionEntries,
  timestamp: string,
): SeekerReflection {
  return {
    reflectionId: `${session.sessionId}-reflection`,
    sessionId: session.sessionId,
    duration: session.duration,
    stageLevel: 1,
    level: levelOf(session.level).key,
    posture: session.environment.posture,
    ...entries,
    timestamp,
  };
}

/** What a completed reflection sets: after T5 stage 2 is open (B § 4). */
export function marksOfReflection({ level, timestamp }: SeekerReflection): Mark[] {
  return level === 't5' ? [{ key: 't5Completed', at: timestamp }] : [];
}
