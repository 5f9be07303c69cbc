import {
  camelCounts,
  noCounts,
  pahmTotalsOf,
  type RawCounts,
  rawCounts,
  rawOfCamel,
} from '../pahm/counts.ts';
import { positions } from '../pahm/positions.ts';
import { levelOf } from '../practice/levels.ts';
import { sitPostureSchema } from '../practice/postures.ts';
import { stageOf } from '../practice/stages.ts';
import { recoveryPostureSchema } from '../recovery/postures.ts';
import { recoveryPracticeOf } from '../recovery/practices.ts';
import { feelings, recoveryRecord } from '../recovery/record.ts';
import { unknownPosture } from '../reflection/matrix-reflection.ts';
import { challengeKeys } from '../reflection/seeker-reflection.ts';
import { stageNumberOf, storedCountsOf } from './earlier-sessions.ts';
import {
  type EarlierReading,
  type Fields,
  fieldsOf,
  instantOf,
  nameByContent,
  textOf,
  textsOf,
  wholeWithin,
} from './earlier-values.ts';

/** What was hard, from flags or from a list. */
function challengesOf(value: unknown): string[] {
  const flags = fieldsOf(value);
  const listed = textsOf(value);
  return challengeKeys.filter((key) => listed.includes(key) || flags[key] === true);
}

function countsOf(value: unknown): RawCounts {
  const fields = fieldsOf(value);
  const counts = positions.map(({ camel }) => [camel, wholeWithin(fields[camel], 0, 1e6) ?? 0]);
  return rawOfCamel({ ...camelCounts(noCounts()), ...Object.fromEntries(counts) });
}

function postureOf(raw: Fields): string {
  const known = sitPostureSchema.safeParse(textOf(raw.posture).toLowerCase());
  return known.success ? known.data : unknownPosture;
}

/** A reflection of an earlier app (B § 3); undefined where it says too little. */
export function earlierReflection(value: unknown, { zone }: EarlierReading): unknown {
  const raw = fieldsOf(value);
  const timestamp = instantOf(raw.timestamp, zone);
  const stage = stageNumberOf(raw.stageLevel, raw.stageName) ?? (raw.level === undefined ? undefined : 1);
  if (timestamp === undefined || stage === undefined) return undefined;
  const said = {
    reflectionId: textOf(raw.reflectionId) || nameByContent('reflection', [timestamp, stage]),
    ...(textOf(raw.sessionId) ? { sessionId: textOf(raw.sessionId) } : {}),
    duration: wholeWithin(raw.duration, 0, 1440) ?? 0,
    rating: wholeWithin(raw.rating, 0, 5) ?? 0,
    feedback: textOf(raw.feedback),
    insights: textOf(raw.insights),
    challenges: challengesOf(raw.challenges),
    timestamp,
  };
  const posture = postureOf(raw);
  if (stage === 1) {
    return { ...said, stageLevel: 1, level: levelOf(raw.level ?? raw.stageName).key, posture };
  }
  const counts = countsOf(raw.pahmData);
  const data = camelCounts(counts);
  return {
    ...said,
    stageLevel: stage,
    stageName: stageOf(stage).name,
    posture,
    pahmData: data,
    pahmTotals: { ...pahmTotalsOf(counts), data },
  };
}

/** What somebody said after a practice of Mind Recovery. */
function recoveryReflectionOf(value: unknown, completedAt: string, zone: string) {
  const { text, mentalState, submittedAt } = fieldsOf(value);
  const feeling = feelings.find((known) => known === mentalState);
  if (!feeling) return {};
  const at = instantOf(submittedAt, zone) ?? completedAt;
  return { reflection: { text: textOf(text), mentalState: feeling, submittedAt: at } };
}

/** One entry of an earlier history of Mind Recovery (B § 3); undefined where it says too little. */
export function earlierRecovery(value: unknown, { zone, uid }: EarlierReading): unknown {
  const raw = fieldsOf(value);
  const completedAt = instantOf(raw.completedAt ?? raw.timestamp, zone);
  const practice = recoveryPracticeOf(textOf(raw.practiceType));
  if (completedAt === undefined || !practice) return undefined;
  const posture = recoveryPostureSchema.safeParse(textOf(raw.posture).toLowerCase());
  const counts = storedCountsOf(raw.pahmCounts);
  const record = recoveryRecord({
    sessionId: textOf(raw.sessionId) || nameByContent('recovery', [completedAt, practice.key]),
    practice: practice.key,
    posture: posture.success ? posture.data : 'seated',
    minutes: wholeWithin(raw.duration, 0, 1440) ?? practice.minutes,
    completedAt,
    userId: textOf(raw.userId) || uid,
    counts: counts ? rawCounts(counts) : noCounts(),
  });
  return { ...record, ...recoveryReflectionOf(raw.reflection, completedAt, zone) };
}
