import type { Mark } from '#domain/path/marks.ts';
import { progressOf } from '#domain/path/progress.ts';
import {
  neededSits,
  openingMark,
  type Readiness,
  type ReadinessStage,
  readinessOf,
  readinessRow,
  readinessStages,
  restartMark,
} from '#domain/path/readiness.ts';
import type { PracticeSession } from '#domain/practice/session.ts';
import type { WritableProfile } from '#domain/profile/profile.ts';
import { addMarks, readMarks } from './marks.ts';
import { readNewestOfStage } from './sessions.ts';
import type { StoreParts } from './store-parts.ts';

const isFullSit = ({ isCompleted, sessionType }: PracticeSession) =>
  isCompleted && sessionType === 'meditation';

/** Reads the last full sits of a stage, as many as are needed; those ended early or before its reset are passed over. */
async function readinessOfStage(
  parts: StoreParts,
  stage: ReadinessStage,
  marks: readonly Mark[],
): Promise<Readiness> {
  const restart = marks.find(({ key }) => key === restartMark(stage));
  const sits = await readNewestOfStage(parts, stage, neededSits, isFullSit, restart?.at);
  return readinessOf(stage, sits.map(readinessRow));
}

/** How far stages 2 to 5 are from opening the next one, in their order. */
export async function readReadiness(parts: StoreParts): Promise<Readiness[]> {
  // Not in the same transaction: in a live query that would end too early for the walk along the sessions.
  const marks = await readMarks(parts);
  return parts.database.transaction('r', parts.database.sessions, () =>
    Promise.all(readinessStages.map((stage) => readinessOfStage(parts, stage, marks))),
  );
}

/** Whether the sits of the stage that the person is at make it ready, and no mark has opened the next one yet. */
export async function isStageLeftClosed(
  parts: StoreParts,
  profile: WritableProfile | undefined,
): Promise<boolean> {
  const marks = await readMarks(parts);
  const { stage: reached } = progressOf({ marks, profile });
  const stage = readinessStages.find((one) => one === reached);
  return stage !== undefined && (await readinessOfStage(parts, stage, marks)).isReady;
}

/**
 * Inside a transaction over sessions and marks: opens the stage after the one that the person is at where that one is
 * ready, and so on from there. A stage that was opened stays open. Resolves with all marks that are set now.
 */
export async function openReadyStages(
  parts: StoreParts,
  marks: readonly Mark[],
  profile: WritableProfile | undefined,
): Promise<readonly Mark[]> {
  const { stage: reached } = progressOf({ marks, profile });
  if (reached < readinessStages[0]) return marks;
  const opened: Mark[] = [];
  for (const stage of readinessStages.filter((later) => later >= reached)) {
    if (!(await readinessOfStage(parts, stage, marks)).isReady) break;
    opened.push({ key: openingMark(stage), at: parts.clock.instant() });
  }
  await addMarks(parts, opened);
  return [...marks, ...opened];
}
