import * as z from 'zod/mini';
import { levelOf } from './levels.ts';
import { sitPostureSchema } from './postures.ts';
import { practisedPart } from './practised-part.ts';
import { environmentSchema, instantSchema, type PracticeSession } from './session.ts';
import { type Meditation, meditationSchema } from './sit.ts';
import { matrixStages, stageOf } from './stages.ts';

/** How long a sit may be that is entered by hand: whatever somebody has sat, and not only what the timer offers. */
export const handEntryMinutes = { minimum: 1, maximum: 600 } as const;

/** What somebody says of a meditation, to add it or to correct it. `startedAt` is told to the minute. */
export const handEntrySchema = z.object({
  practice: meditationSchema,
  startedAt: instantSchema,
  minutes: z.int().check(z.gte(handEntryMinutes.minimum), z.lte(handEntryMinutes.maximum)),
  posture: sitPostureSchema,
  environment: z.omit(environmentSchema, { posture: true }),
});
export type HandEntry = z.infer<typeof handEntrySchema>;

/** From so many minutes on a sit that is entered by hand is full: its level's length, or the least of its stage (B § 5, § 9). */
export function fullFromMinutes(practice: Meditation): number {
  return practice.kind === 'stillness'
    ? levelOf(practice.level).minutes
    : stageOf(practice.stage).minutes.minimum;
}

/** When a sit that is added by hand ended, as an ISO instant. */
export function endOf({ startedAt, minutes }: HandEntry): string {
  return instantText(Temporal.Instant.from(startedAt).add({ minutes }));
}

/**
 * A session that is added by hand; `practiceDay` is that of its end. It counts as practice, and as full from
 * `fullFromMinutes` on. Nobody has seen its attention: it has no counts, what is stored as its present percentage is the
 * default without taps, and its rating is what the formula makes of that. So it stays out of the average quality and of
 * every figure on attention. It passes no level and sets no mark: stage 2 opens with T5's own countdown or reflection.
 */
export function sessionByHand(
  entry: HandEntry,
  { sessionId, practiceDay }: { sessionId: string; practiceDay: string },
): PracticeSession {
  const targetMinutes = fullFromMinutes(entry.practice);
  const isCompleted = entry.minutes >= targetMinutes;
  const secondsSat = entry.minutes * 60;
  return {
    sessionId,
    sessionType: 'meditation',
    timestamp: endOf(entry),
    startedAt: instantText(Temporal.Instant.from(entry.startedAt)),
    practiceDay,
    duration: entry.minutes,
    secondsSat,
    targetMinutes,
    isCompleted,
    ...practisedPart(entry.practice, { isCompleted, secondsSat, targetMinutes }),
    notes: '',
    environment: { posture: entry.posture, ...entry.environment },
    enteredByHand: true,
  };
}

/** What a recorded meditation looks like as an entry: what the form of a correction starts with. */
export function handEntryOf(session: PracticeSession): HandEntry {
  const { posture, ...environment } = session.environment;
  const { minimum, maximum } = handEntryMinutes;
  const stage = matrixStages.find((number) => number === session.stageLevel);
  return {
    practice: stage ? { kind: 'matrix', stage } : { kind: 'stillness', level: levelOf(session.level).key },
    startedAt: session.startedAt,
    minutes: Math.min(Math.max(session.duration, minimum), maximum),
    posture,
    environment,
  };
}

/**
 * When a session would have ended after this correction, as an ISO instant. Its pauses stay: the end moves with the
 * beginning and with the length.
 */
export function correctedEnd(session: PracticeSession, entry: HandEntry): string {
  const { startedAt, secondsSat } = correctedTimes(session, entry);
  const moved = Temporal.Instant.from(session.startedAt).until(startedAt);
  const seconds = secondsSat - session.secondsSat;
  return instantText(Temporal.Instant.from(session.timestamp).add(moved).add({ seconds }));
}

/**
 * A session with what somebody has corrected, `at` an ISO instant; `practiceDay` is that of `correctedEnd`, and the
 * session's own stays where its end did not move. Counts and taps of a timed sit are kept, also where the practice is
 * corrected, and its rating is worked out anew. What was not touched stays exact: a beginning within the same minute, and
 * the seconds of an unchanged length. With another length or practice a timed sit is full where it reaches what was
 * planned, and after a change of practice also `fullFromMinutes`.
 */
export function correctedSession(
  session: PracticeSession,
  entry: HandEntry,
  { practiceDay, at }: { practiceDay: string; at: string },
): PracticeSession {
  const { level: _, clockWasUncertain, startedMinute, ...kept } = session;
  const { startedAt, secondsSat, isSameLength } = correctedTimes(session, entry);
  const timestamp = correctedEnd(session, entry);
  const isSamePractice = nameOf(entry.practice) === nameOf(handEntryOf(session).practice);
  const planned = session.enteredByHand ? 0 : session.targetMinutes;
  const targetMinutes = isSamePractice
    ? session.targetMinutes
    : Math.max(planned, fullFromMinutes(entry.practice));
  const isCompleted = isSamePractice && isSameLength ? session.isCompleted : secondsSat >= targetMinutes * 60;
  return {
    ...kept,
    timestamp,
    startedAt,
    ...(startedMinute !== undefined && startedAt === session.startedAt ? { startedMinute } : {}),
    practiceDay: timestamp === session.timestamp ? session.practiceDay : practiceDay,
    duration: Math.floor(secondsSat / 60),
    secondsSat,
    targetMinutes,
    isCompleted,
    ...practisedPart(entry.practice, { ...kept, isCompleted, secondsSat, targetMinutes }),
    environment: { posture: entry.posture, ...entry.environment },
    ...(clockWasUncertain && isSameLength ? { clockWasUncertain } : {}),
    correctedAt: at,
  };
}

function correctedTimes(session: PracticeSession, entry: HandEntry) {
  const isSameMinute = minuteOf(session.startedAt) === minuteOf(entry.startedAt);
  const isSameLength = entry.minutes === handEntryOf(session).minutes;
  return {
    startedAt: isSameMinute ? session.startedAt : instantText(Temporal.Instant.from(entry.startedAt)),
    secondsSat: isSameLength ? session.secondsSat : entry.minutes * 60,
    isSameLength,
  };
}

function nameOf(practice: Meditation): string {
  return practice.kind === 'stillness' ? practice.level : `stage-${practice.stage}`;
}

function minuteOf(instant: string): number {
  return Math.floor(Temporal.Instant.from(instant).epochMilliseconds / 60_000);
}

/** An instant as the clock writes it, with milliseconds: sessions are ordered by this text. */
function instantText(instant: Temporal.Instant): string {
  return instant.toString({ fractionalSecondDigits: 3 });
}
