import * as z from 'zod/mini';
import {
  camelCounts,
  camelCountsSchema,
  noCounts,
  pahmTotalsOf,
  pahmTotalsSchema,
  type RawCounts,
  rawCounts,
} from '../pahm/counts.ts';
import { type SitPosture, sitPostureSchema } from '../practice/postures.ts';
import { instantSchema, type PracticeSession } from '../practice/session.ts';
import { type MatrixStage, matrixStageSchema, matrixStages, stageOf } from '../practice/stages.ts';
import { challengeKeys, type ReflectionEntries, reflectionIdOf, textLimit } from './seeker-reflection.ts';

/** The posture of a reflection where none is known (B § 3). */
export const unknownPosture = 'seated' satisfies SitPosture;

/**
 * The reflection on a matrix sit (B § 3, `reflectionHistory`). `duration` is in minutes, `rating` the stars, 1 to 5; 0 is
 * none given. Without a sit of its own it has no `sessionId`.
 */
export const matrixReflectionSchema = z.object({
  reflectionId: z.string().check(z.minLength(1)),
  sessionId: z.optional(z.string()),
  stageLevel: matrixStageSchema,
  stageName: z.string().check(z.maxLength(500)),
  duration: z.int().check(z.nonnegative()),
  posture: sitPostureSchema,
  rating: z.int().check(z.gte(0), z.lte(5)),
  feedback: z.string().check(z.maxLength(textLimit)),
  insights: z.string().check(z.maxLength(textLimit)),
  challenges: z.array(z.enum(challengeKeys)),
  pahmData: camelCountsSchema,
  pahmTotals: z.extend(pahmTotalsSchema, { data: camelCountsSchema }),
  timestamp: instantSchema,
});
export type MatrixReflection = z.infer<typeof matrixReflectionSchema>;

/** What a matrix reflection is on: a recorded sit, or what this tab knows of one that is not there (B § 3). */
export interface ReflectedSit {
  reflectionId: string;
  sessionId?: string;
  stage: MatrixStage;
  minutes: number;
  posture: SitPosture;
  counts: RawCounts;
}

/** A recorded matrix sit, to be reflected on. One that was added by hand has no taps: all counts are zero. */
export function reflectedSit(session: PracticeSession): ReflectedSit {
  const { sessionId, stageLevel, duration, environment, pahmCounts } = session;
  return {
    reflectionId: reflectionIdOf(sessionId),
    sessionId,
    stage: matrixStages.find((stage) => stage === stageLevel) ?? matrixStages[0],
    minutes: duration,
    posture: environment.posture,
    counts: pahmCounts ? rawCounts(pahmCounts) : noCounts(),
  };
}

/** The reflection on a matrix sit, completed at `timestamp`, an ISO instant. */
export function matrixReflectionOn(
  sit: ReflectedSit,
  entries: ReflectionEntries,
  timestamp: string,
): MatrixReflection {
  const { reflectionId, sessionId, stage, minutes, posture, counts } = sit;
  const data = camelCounts(counts);
  return {
    reflectionId,
    ...(sessionId === undefined ? {} : { sessionId }),
    stageLevel: stage,
    stageName: stageOf(stage).name,
    duration: minutes,
    posture,
    ...entries,
    pahmData: data,
    pahmTotals: { ...pahmTotalsOf(counts), data },
    timestamp,
  };
}
