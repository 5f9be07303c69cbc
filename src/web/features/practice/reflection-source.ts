import { noCounts } from '#domain/pahm/counts.ts';
import type { Tap } from '#domain/pahm/taps.ts';
import { openingMark, readinessStages } from '#domain/path/readiness.ts';
import type { PracticeSession } from '#domain/practice/session.ts';
import { type MatrixStage, matrixStages, stageOf } from '#domain/practice/stages.ts';
import { type ReflectedSit, reflectedSit, unknownPosture } from '#domain/reflection/matrix-reflection.ts';
import { type ReflectionEntries, reflectionIdOf } from '#domain/reflection/seeker-reflection.ts';
import type { LocalData } from '#store/local-data.ts';
import type { TabValue } from '#store/session-state.ts';
import { type HandedOver, possibleCounts } from './handed-over.ts';

type SourceData = Pick<LocalData, 'session' | 'lastSessionOfStage' | 'taps' | 'reflection' | 'marks' | 'tab'>;

/** What the reflection after stages 2 to 6 is on, and what is known of it. */
export interface ReflectionSource {
  sit: ReflectedSit;
  /** Where the sit is on this device. */
  session: PracticeSession | undefined;
  /** Each tap with its moment; none where only their counts are known. */
  taps: readonly Tap[];
  /** What was written about it before. */
  saved: ReflectionEntries | undefined;
  /** The stage that opened with this sit. */
  opened: MatrixStage | undefined;
}

/** What the tab still knows of a sit, and how a reflection is called that has no recorded sit. */
interface Fallback {
  recorded: TabValue<'recordPAHMSession'> | undefined;
  reflectionId: string;
}

/**
 * What is reflected on: the sit of the id that was handed over; without an id the newest sit of the stage, and without
 * one what this tab has counted, or zeros (B § 3, § 8). Undefined where neither names a stage.
 *
 * An id whose sit is not there does not lead to another sit: nobody is shown numbers of a sit that they did not mean.
 */
export async function reflectionSource(
  data: SourceData,
  handed: HandedOver,
  fallback: Fallback,
): Promise<ReflectionSource | undefined> {
  const session = await sessionOf(data, handed);
  if (session) {
    const [taps, saved, opened] = await Promise.all([
      data.taps(session.sessionId),
      data.reflection(reflectionIdOf(session.sessionId)),
      stageOpenedBy(data, session),
    ]);
    return { sit: reflectedSit(session), session, taps, saved, opened };
  }
  const { stage } = handed;
  if (!stage) return undefined;
  const sit = unrecordedSit(data, { ...handed, stage }, fallback);
  return { sit, session: undefined, taps: [], saved: undefined, opened: undefined };
}

async function sessionOf(data: SourceData, { sessionId, stage }: HandedOver) {
  const session = sessionId ? await data.session(sessionId) : stage && (await data.lastSessionOfStage(stage));
  return matrixStages.some((matrix) => matrix === session?.stageLevel) ? session : undefined;
}

async function stageOpenedBy(data: SourceData, session: PracticeSession): Promise<MatrixStage | undefined> {
  const stage = readinessStages.find((one) => one === session.stageLevel);
  if (!stage || !session.isCompleted) return undefined;
  const [marks, last] = await Promise.all([data.marks(), data.lastSessionOfStage(stage)]);
  const mark = marks.find(({ key }) => key === openingMark(stage));
  // The mark is set when the sit is recorded, just after its end.
  const isOpener = last?.sessionId === session.sessionId && mark && mark.at >= session.timestamp;
  return isOpener ? matrixStages.find((next) => next === stage + 1) : undefined;
}

function unrecordedSit(
  { tab }: SourceData,
  handed: HandedOver & { stage: MatrixStage },
  { recorded, reflectionId }: Fallback,
): ReflectedSit {
  const { stage, sessionId, posture, duration } = handed;
  const tracked = sessionId ? undefined : tab.read('pahmTracking');
  const lengths = [
    duration,
    recorded?.stageLevel === stage ? recorded.duration : undefined,
    minutesBetween(tab.read('practiceStartTime'), tab.read('practiceEndTime')),
  ];
  const { maximum } = stageOf(stage).minutes;
  return {
    reflectionId: sessionId ? reflectionIdOf(sessionId) : reflectionId,
    stage,
    minutes: lengths.find((minutes) => minutes !== undefined && minutes >= 0 && minutes <= maximum) ?? 0,
    posture: posture ?? unknownPosture,
    counts: (tracked && possibleCounts(tracked)) ?? handed.counts ?? noCounts(),
  };
}

function minutesBetween(start: string | undefined, end: string | undefined): number | undefined {
  return start && end ? Math.floor((Date.parse(end) - Date.parse(start)) / 60_000) : undefined;
}
