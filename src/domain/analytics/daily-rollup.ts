import * as z from 'zod/mini';
import { calendarDateSchema, type PracticeSession } from '../practice/session.ts';
import { addedSums, noSums, sessionSumsSchema, sumsOf } from './session-sums.ts';

/** What the sessions of one practice day come to: a cache, which the sessions can make anew. */
export const dayRollupSchema = z.extend(sessionSumsSchema, { practiceDay: calendarDateSchema });
export type DayRollup = z.infer<typeof dayRollupSchema>;

/** The roll-up of one day, of all its sessions. */
export function dayRollupOf(practiceDay: string, sessions: readonly PracticeSession[]): DayRollup {
  return { practiceDay, ...sessions.map(sumsOf).reduce(addedSums, noSums) };
}

/** The roll-up of a day with one more session. */
export function withSession(day: DayRollup, session: PracticeSession): DayRollup {
  return { practiceDay: day.practiceDay, ...addedSums(day, sumsOf(session)) };
}

/** The days that sessions in any order make, oldest first. */
export function daysOf(sessions: readonly PracticeSession[]): DayRollup[] {
  const byDay = Map.groupBy(sessions, ({ practiceDay }) => practiceDay);
  const days = [...byDay].map(([practiceDay, onDay]) => dayRollupOf(practiceDay, onDay));
  return days.sort((one, other) => one.practiceDay.localeCompare(other.practiceDay));
}
