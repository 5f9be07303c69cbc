import { practiceDayOf } from '../analytics/practice-day.ts';
import { noCounts } from '../pahm/counts.ts';
import { positions } from '../pahm/positions.ts';
import { fullFromMinutes } from '../practice/hand-entry.ts';
import { levelOf } from '../practice/levels.ts';
import { sitPostureSchema } from '../practice/postures.ts';
import { practisedPart } from '../practice/practised-part.ts';
import { asRating, ratingLimits } from '../practice/rating.ts';
import type { PracticeSession, StoredCounts } from '../practice/session.ts';
import type { Meditation } from '../practice/sit.ts';
import { matrixStages, stageNamed } from '../practice/stages.ts';
import { presentInRecovery } from '../recovery/record.ts';
import {
  type EarlierReading,
  type Fields,
  fieldsOf,
  instantOf,
  nameByContent,
  numberWithin,
  textOf,
  wholeWithin,
} from './earlier-values.ts';

/** Whatever somebody may have sat, in minutes. */
const mostMinutes = 24 * 60;

/** A length that is no more than this is in minutes, else in seconds: the stillness timer ends at 90 minutes (B § 5). */
const mostStillnessMinutes = 90;

/** The rating of a practice of Mind Recovery that has none (B § 9, base). */
const recoveryRating = 7;

/** A stage's number from its number, its name (also a former one: 'PAHM Advanced'), or a text with its number in it. */
export function stageNumberOf(...values: readonly unknown[]): number | undefined {
  for (const value of values) {
    const named = typeof value === 'string' ? stageNamed(value.replace(/ Practice$/, ''))?.number : undefined;
    const number =
      named ?? Number(typeof value === 'string' ? /^(?:stage\s*)?([1-6])$/i.exec(value)?.[1] : value);
    if (Number.isInteger(number) && number >= 1 && number <= 6) return number;
  }
  return undefined;
}

/** The nine counters of a session, under their stored keys; undefined where there are none. */
export function storedCountsOf(value: unknown): StoredCounts | undefined {
  const fields = fieldsOf(value);
  if (!positions.some(({ stored }) => Object.hasOwn(fields, stored))) return undefined;
  const counts = positions.map(({ stored }) => [stored, wholeWithin(fields[stored], 0, 1e6) ?? 0]);
  return Object.fromEntries(counts) as StoredCounts;
}

function meditationOf(raw: Fields): Meditation | undefined {
  const level = raw.level ?? /\bT[1-5]\b/i.exec(textOf(raw.stageLabel))?.[0];
  const stage =
    stageNumberOf(raw.stageLevel, raw.stage, raw.stageLabel) ?? (level === undefined ? undefined : 1);
  if (stage === 1) return { kind: 'stillness', level: levelOf(level).key };
  const matrixStage = matrixStages.find((number) => number === stage);
  return matrixStage && { kind: 'matrix', stage: matrixStage };
}

/** How long was sat, and how long was meant, in seconds. A session has whole minutes, a record of a level perhaps seconds. */
function lengthsOf(raw: Fields): { secondsSat: number; plannedMinutes: number | undefined } {
  const target = numberWithin(raw.targetDuration, 0, mostMinutes * 60);
  const spent = numberWithin(raw.timeSpent, 0, mostMinutes * 60);
  const unit = target !== undefined && target <= mostStillnessMinutes ? 60 : 1;
  const minutes = numberWithin(raw.duration, 0, mostMinutes);
  return {
    secondsSat: Math.round(spent === undefined ? (minutes ?? 0) * 60 : spent * unit),
    plannedMinutes: target === undefined ? undefined : Math.round((target * unit) / 60),
  };
}

/** Where the person sat; what is not known is as it was always written (B § 3). */
function environmentOf(raw: Fields): PracticeSession['environment'] {
  const { posture, location, lighting, sounds } = fieldsOf(raw.environment);
  const known = sitPostureSchema.safeParse(textOf(posture ?? raw.posture).toLowerCase());
  return {
    posture: known.success ? known.data : 'other',
    location: textOf(location) || 'indoor',
    lighting: textOf(lighting) || 'natural',
    sounds: textOf(sounds) || 'quiet',
  };
}

/** What follows from what was practised, where the record does not say it. */
function practiceOf(raw: Fields, seconds: number, plannedMinutes: number | undefined) {
  const counts = storedCountsOf(raw.pahmCounts);
  if (raw.sessionType === 'mind_recovery') {
    const minutes = plannedMinutes ?? Math.floor(seconds / 60);
    return {
      targetMinutes: minutes,
      isCompleted: raw.isCompleted !== false,
      part: {
        stageLevel: 0,
        stageLabel: textOf(raw.stageLabel),
        rating: recoveryRating,
        presentPercentage: presentInRecovery(noCounts()),
      },
    };
  }
  const practice = meditationOf(raw);
  if (!practice) return undefined;
  const targetMinutes = plannedMinutes ?? fullFromMinutes(practice);
  const isCompleted = typeof raw.isCompleted === 'boolean' ? raw.isCompleted : seconds >= targetMinutes * 60;
  const sat = { isCompleted, secondsSat: seconds, targetMinutes, ...(counts ? { pahmCounts: counts } : {}) };
  return { targetMinutes, isCompleted, part: practisedPart(practice, sat) };
}

/**
 * A session of an earlier app, or a record of a level of stage 1, as a session (B § 3); undefined where it says too little.
 * Its beginning is its end less its length. Where it does not say whether it was full, it is from the least length of its
 * stage on, as one entered by hand.
 */
export function earlierSession(value: unknown, { zone, dayStartHour }: EarlierReading): unknown {
  const raw = fieldsOf(value);
  const timestamp = instantOf(raw.timestamp ?? raw.completedAt, zone);
  if (timestamp === undefined) return undefined;
  const { secondsSat, plannedMinutes } = lengthsOf(raw);
  const practised = practiceOf(raw, secondsSat, plannedMinutes);
  if (!practised) return undefined;
  const { targetMinutes, isCompleted, part } = practised;
  const counts = storedCountsOf(raw.pahmCounts);
  const rating = numberWithin(raw.rating, ratingLimits.minimum, ratingLimits.maximum);
  const startedAt = Temporal.Instant.from(timestamp).subtract({ seconds: secondsSat });
  return {
    sessionId: textOf(raw.sessionId) || nameByContent('sit', [timestamp, part.stageLevel, secondsSat]),
    sessionType: part.stageLevel === 0 ? 'mind_recovery' : 'meditation',
    timestamp,
    startedAt: startedAt.toString({ fractionalSecondDigits: 3 }),
    practiceDay: practiceDayOf(timestamp, zone, dayStartHour),
    duration: Math.floor(secondsSat / 60),
    secondsSat,
    targetMinutes,
    isCompleted,
    ...part,
    rating: rating === undefined ? part.rating : asRating(rating),
    presentPercentage: numberWithin(raw.presentPercentage, 0, 100) ?? part.presentPercentage,
    notes: textOf(raw.notes),
    environment: environmentOf(raw),
    ...(counts ? { pahmCounts: counts } : {}),
    ...(textOf(raw.mindRecoveryContext) ? { mindRecoveryContext: textOf(raw.mindRecoveryContext) } : {}),
    ...(textOf(raw.mindRecoveryPurpose) ? { mindRecoveryPurpose: textOf(raw.mindRecoveryPurpose) } : {}),
  };
}

/** An earlier app kept one sit in several places, with ends that are at most so far apart. */
const sameSitMillis = 120_000;

type Told = Pick<PracticeSession, 'stageLevel' | 'timestamp'>;

/** Finds the sit that a record tells of: of the same stage, at the same time. */
export interface KnownSits<Sit extends Told> {
  add(sits: readonly Sit[]): void;
  of(told: Told): Sit | undefined;
}

/** No known sits yet. */
export function knownSits<Sit extends Told>(): KnownSits<Sit> {
  const byTime = new Map<string, Sit[]>();
  const millisOf = ({ timestamp }: Told) => Temporal.Instant.from(timestamp).epochMilliseconds;
  const spanOf = (told: Told) => Math.floor(millisOf(told) / sameSitMillis);
  const place = ({ stageLevel }: Told, span: number) => `${stageLevel} ${span}`;
  return {
    add(sits) {
      for (const sit of sits) {
        const at = place(sit, spanOf(sit));
        byTime.set(at, [...(byTime.get(at) ?? []), sit]);
      }
    },
    of(told) {
      const span = spanOf(told);
      const near = [span - 1, span, span + 1].flatMap((one) => byTime.get(place(told, one)) ?? []);
      return near.find((sit) => Math.abs(millisOf(sit) - millisOf(told)) <= sameSitMillis);
    },
  };
}

/** The sessions of several places, without those that a place before them tells of already. */
export function sessionsOfPlaces(places: readonly (readonly PracticeSession[])[]): PracticeSession[] {
  const known = knownSits<PracticeSession>();
  return places.flatMap((sessions) => {
    const fresh = sessions.filter((session) => known.of(session) === undefined);
    known.add(fresh);
    return fresh;
  });
}
