import type { MarkKey } from '../path/marks.ts';
import { openingMark, type ReadinessStage, readinessStages } from '../path/readiness.ts';
import { levels, type TLevel } from '../practice/levels.ts';
import { type StageNumber, stageOf } from '../practice/stages.ts';
import type { DeveloperReset } from './resets.ts';

/** A reset that closes stages. */
export type PathResetKey = Extract<DeveloperReset, `stage-${number}` | 't5-completion'>;

/** What a reset of the path takes away. Sits stay, and so does what was read of stages that it does not name (A § 4). */
export interface PathReset {
  removes: readonly MarkKey[];
  /** The stages whose sits until now no longer make them ready. */
  restarts: readonly ReadinessStage[];
  /** Where somebody is afterwards, if they were further. */
  stage: StageNumber;
  tLevel: TLevel;
}

/** The marks that open a stage and those above it. */
function openMarksFrom(stage: number): MarkKey[] {
  const opened = readinessStages.filter((before) => before + 1 >= stage).map(openingMark);
  return stage <= 2 ? ['t5Completed', ...opened] : opened;
}

/** Closes a stage and those above it: the one before it is where somebody is, and begins anew. */
function closing(stage: number, tLevel: TLevel, removes: readonly MarkKey[]): PathReset {
  return {
    removes: [...removes, ...openMarksFrom(stage)],
    restarts: readinessStages.filter((before) => before + 1 >= stage),
    stage: stageOf(stage - 1).number,
    tLevel,
  };
}

const firstStageMarks: readonly MarkKey[] = [
  'stage-intro-1',
  ...levels.map(({ key }): MarkKey => `level-intro-${key}`),
  ...levels.map(({ key }): MarkKey => `${key}Complete`),
];

/** What each reset of the path takes away (A § 4). */
export const pathResets: Readonly<Record<PathResetKey, PathReset>> = {
  'stage-1': closing(2, 't1', firstStageMarks),
  'stage-2': closing(2, 't5', ['stage-intro-2']),
  'stage-3': closing(3, 't6', ['stage-intro-3']),
  'stage-4': closing(4, 't6', ['stage-intro-4']),
  'stage-5': closing(5, 't6', ['stage-intro-5']),
  'stage-6': closing(6, 't6', ['stage-intro-6']),
  't5-completion': closing(2, 't5', ['t5Complete']),
};
