import * as z from 'zod/mini';
import { tapsIn } from '../pahm/counts.ts';
import type { PracticeSession } from '../practice/session.ts';

const count = z.int().check(z.nonnegative());

/**
 * What sessions add up to. Whole numbers throughout, so that adding one session after the other comes to the same as
 * adding all of them at once: ratings in tenths, present percentages in whole percent.
 */
export const sessionSumsSchema = z.object({
  sessions: count,
  secondsSat: count,
  ratedSessions: count,
  ratingTenths: count,
  observedSessions: count,
  presentSum: count,
});
export type SessionSums = z.infer<typeof sessionSumsSchema>;

export const noSums: SessionSums = {
  sessions: 0,
  secondsSat: 0,
  ratedSessions: 0,
  ratingTenths: 0,
  observedSessions: 0,
  presentSum: 0,
};

/** Whether its computed rating says something of the sit. One that was entered by hand was not observed by the timer. */
export function isRated({ enteredByHand }: PracticeSession): boolean {
  return !enteredByHand;
}

/**
 * Whether a session says something about attention: one with at least one tap. Stillness is practised without taps, and
 * what was entered by hand has none: not even where such a session holds counts do they say anything.
 */
export function isObserved({ sessionType, stageLevel, pahmCounts, enteredByHand }: PracticeSession): boolean {
  const isStillness = sessionType === 'meditation' && stageLevel === 1;
  return !enteredByHand && !isStillness && tapsIn(pahmCounts) > 0;
}

/** What one session adds. */
export function sumsOf(session: PracticeSession): SessionSums {
  const [rated, observed] = [isRated(session), isObserved(session)];
  return {
    sessions: 1,
    secondsSat: session.secondsSat,
    ratedSessions: rated ? 1 : 0,
    ratingTenths: rated ? Math.round(session.rating * 10) : 0,
    observedSessions: observed ? 1 : 0,
    presentSum: observed ? Math.round(session.presentPercentage) : 0,
  };
}

/** Two sums together. */
export function addedSums(one: SessionSums, other: SessionSums): SessionSums {
  return {
    sessions: one.sessions + other.sessions,
    secondsSat: one.secondsSat + other.secondsSat,
    ratedSessions: one.ratedSessions + other.ratedSessions,
    ratingTenths: one.ratingTenths + other.ratingTenths,
    observedSessions: one.observedSessions + other.observedSessions,
    presentSum: one.presentSum + other.presentSum,
  };
}
