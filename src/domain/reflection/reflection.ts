import * as z from 'zod/mini';
import type { Mark } from '../path/marks.ts';
import type { PracticeSession } from '../practice/session.ts';
import { matrixReflectionOn, matrixReflectionSchema, reflectedSit } from './matrix-reflection.ts';
import { type ReflectionEntries, seekerReflectionOn, seekerReflectionSchema } from './seeker-reflection.ts';

/** A reflection on a sit of whatever stage (B § 3). */
export const reflectionSchema = z.discriminatedUnion('stageLevel', [
  seekerReflectionSchema,
  matrixReflectionSchema,
]);
export type Reflection = z.infer<typeof reflectionSchema>;

/** The reflection on a recorded sit, completed at `timestamp`, an ISO instant (B § 3). */
export function reflectionOn(
  session: PracticeSession,
  entries: ReflectionEntries,
  timestamp: string,
): Reflection {
  return session.stageLevel === 1
    ? seekerReflectionOn(session, entries, timestamp)
    : matrixReflectionOn(reflectedSit(session), entries, timestamp);
}

/** The marks that a completed reflection sets: one on T5 opens stage 2 (B § 4). */
export function marksOfReflection(reflection: Reflection): Mark[] {
  const isOnT5 = reflection.stageLevel === 1 && reflection.level === 't5';
  return isOnT5 ? [{ key: 't5Completed', at: reflection.timestamp }] : [];
}
