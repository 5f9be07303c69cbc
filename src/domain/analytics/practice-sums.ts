import * as z from 'zod/mini';
import { rawCounts, tapsIn } from '../pahm/counts.ts';
import { type PositionKey, positions } from '../pahm/positions.ts';
import type { PracticeSession } from '../practice/session.ts';
import { type PartOfDay, partOfDayAt, partsOfDay } from './part-of-day.ts';
import { lengthBucketOf, lengthBuckets } from './session-length.ts';
import { isObserved, isRated, noSums, sessionSumsSchema, sumsOf } from './session-sums.ts';
import { addedFields, mergedInOrder, mergedTallies } from './tally.ts';

const count = z.int().check(z.nonnegative());

/** So many sits, how long they were together, and the ratings of those that have one. */
export const satRowSchema = z.object({
  name: z.string(),
  count,
  secondsSat: count,
  rated: count,
  ratingTenths: count,
});
export type SatRow = z.infer<typeof satRowSchema>;

const partKeys = partsOfDay.map(({ key }) => key);
const positionKeys = positions.map(({ key }) => key);

/**
 * What is kept of one sit by itself, because its order among the others matters: when it was, in milliseconds since 1970, its
 * rating where that rests on something, and, of a meditation with taps, where attention went most beside the present.
 */
const sitMarkSchema = z.object({
  startedMillis: z.int(),
  endedMillis: z.int(),
  part: z.enum(partKeys),
  isRecovery: z.boolean(),
  earnedTenths: z.optional(count),
  led: z.optional(z.array(z.enum(positionKeys))),
});
export type SitMark = z.infer<typeof sitMarkSchema>;

/** What sessions come to as practice: how many of which kind, how long, at which part of the day. */
export const practiceSumsSchema = z.extend(sessionSumsSchema, {
  recoverySessions: count,
  fullSessions: count,
  lengths: z.array(z.object({ name: z.enum(lengthBuckets.map(({ key }) => key)), count })),
  parts: z.array(satRowSchema),
  sits: z.array(sitMarkSchema),
});
export type PracticeSums = z.infer<typeof practiceSumsSchema>;

export const noPractice: PracticeSums = {
  ...noSums,
  recoverySessions: 0,
  fullSessions: 0,
  lengths: [],
  parts: [],
  sits: [],
};

/**
 * Whether a rating says how a sit was. That of a matrix sit without taps rests on a present percentage that nobody observed
 * (B § 9), so no trend and no comparison is drawn from it.
 */
export function isRatingEarned(session: PracticeSession): boolean {
  const isMatrix = session.sessionType === 'meditation' && session.stageLevel > 1;
  return isRated(session) && (!isMatrix || tapsIn(session.pahmCounts) > 0);
}

/** A session as a row of a list, under a name. */
export function satRow(name: string, session: PracticeSession): SatRow {
  const { secondsSat, ratedSessions, ratingTenths } = sumsOf(session);
  return { name, count: 1, secondsSat, rated: ratedSessions, ratingTenths };
}

/** The positions that were tapped most, the present one left out: where attention went. Several where they are even. */
export function leadingPositions(session: PracticeSession): PositionKey[] {
  if (!session.pahmCounts) return [];
  const counts = rawCounts(session.pahmCounts);
  const away = positionKeys.filter((key) => key !== 'present');
  const most = Math.max(...away.map((key) => counts[key]));
  return most === 0 ? [] : away.filter((key) => counts[key] === most);
}

/** The ratings, in tenths, of the meditations of a part of the day: those of Mind Recovery follow another formula. */
export function meditationTenths(sits: readonly SitMark[], part: PartOfDay): number[] {
  const meditations = sits.filter((sit) => sit.part === part && !sit.isRecovery);
  return meditations.flatMap(({ earnedTenths }) => earnedTenths ?? []);
}

const millis = (instant: string) => Temporal.Instant.from(instant).epochMilliseconds;

/** What one session adds that began at a minute of the person's day, 0 to 1439. */
export function practiceOf(session: PracticeSession, startedMinute: number): PracticeSums {
  const part = partOfDayAt(startedMinute);
  const isRecovery = session.sessionType === 'mind_recovery';
  const mark: SitMark = {
    startedMillis: millis(session.startedAt),
    endedMillis: millis(session.timestamp),
    part,
    isRecovery,
    ...(isRatingEarned(session) ? { earnedTenths: Math.round(session.rating * 10) } : {}),
    ...(isObserved(session) && !isRecovery ? { led: leadingPositions(session) } : {}),
  };
  return {
    ...sumsOf(session),
    recoverySessions: isRecovery ? 1 : 0,
    fullSessions: session.isCompleted ? 1 : 0,
    lengths: [{ name: lengthBucketOf(session.duration), count: 1 }],
    parts: [satRow(part, session)],
    sits: [mark],
  };
}

/** Such sums together. */
export function addedPractice(all: readonly PracticeSums[]): PracticeSums {
  return {
    ...addedFields(noPractice, all),
    lengths: mergedTallies(all.map(({ lengths }) => lengths)),
    parts: mergedTallies(all.map(({ parts }) => parts)),
    sits: mergedInOrder(
      all.map(({ sits }) => sits),
      ({ startedMillis }) => startedMillis,
    ),
  };
}
