import { progressOf } from '#domain/path/progress.ts';
import {
  neededSits,
  openingMark,
  type Readiness,
  type ReadinessStage,
  readinessOf,
  readinessRow,
  readinessStages,
} from '#domain/path/readiness.ts';
import type { PracticeSession } from '#domain/practice/session.ts';
import type { WritableProfile } from '#domain/profile/profile.ts';
import { addMarks, readMarks } from './marks.ts';
import { readNewestOfStage } from './sessions.ts';
import type { StoreParts } from './store-parts.ts';

const isFullSit = ({ isCompleted, sessionType }: PracticeSession) =>
  isCompleted && sessionType === 'meditation';

/** Reads the last full sits of a stage, as many as are needed; those that were ended early are passed over. */
async function readinessOfStage(parts: StoreParts, stage: ReadinessStage): Promise<Readiness> {
  const sits = await readNewestOfStage(parts, stage, neededSits, isFullSit);
  return readinessOf(stage, sits.map(readinessRow));
}

/** How far stages 2 to 5 are from opening the next one, in their order. */
export function readReadiness(parts: StoreParts): Promise<Readiness[]> {
  return parts.database.transaction('r', parts.database.sessions, () =>
    Promise.all(readinessStages.map((stage) => readinessOfStage(parts, stage))),
  );
}

/**
 * Inside a transaction over sessions and marks: opens the stage after the one that the person is at where that one is
 * ready, and so on from there. A stage that was opened stays open.
 */
export async function openReadyStages(
  parts: StoreParts,
  profile: WritableProfile | undefined,
): Promise<void> {
  const { stage: reached } = progressOf({ marks: await readMarks(parts), profile });
  if (reached < readinessStages[0]) return;
  for (const stage of readinessStages.filter((later) => later >= reached)) {
    if (!(await readinessOfStage(parts, stage)).isReady) return;
    await addMarks(parts, [{ key: openingMark(stage), at: parts.clock.instant() }]);
  }
}
