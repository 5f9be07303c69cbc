import type { Mark, MarkKey } from '#domain/path/marks.ts';
import type { LevelKey } from '#domain/practice/levels.ts';
import type { MatrixStage, StageNumber } from '#domain/practice/stages.ts';
import type { HandedOver } from './handed-over.ts';

/** The steps of stage 1 before the timer, in their order; each is an address (B § 2, § 4). */
export const stage1Steps = ['introduction', 'introduction-2', 'introduction-3', 'level', 'posture'] as const;
export type Stage1Step = (typeof stage1Steps)[number];

/** The steps of stages 2 to 6, whose timer is one of them (B § 2). */
export const matrixSteps = [
  'introduction',
  'introduction-2',
  'introduction-3',
  'introduction-4',
  'posture',
  'timer',
] as const;
export type MatrixStep = (typeof matrixSteps)[number];

/** The steps of a Mind Recovery practice (B § 2). */
export const recoverySteps = ['posture', 'timer', 'reflection'] as const;
export type RecoveryStep = (typeof recoverySteps)[number];

/** The step that an address names, if it names one. */
export function stepNamed<Step extends string>(steps: readonly Step[], value: unknown): Step | undefined {
  return steps.find((step) => step === value);
}

/** The step before another; undefined before the first. */
export function stepBefore<Step extends string>(steps: readonly Step[], step: Step): Step | undefined {
  return steps[steps.indexOf(step) - 1];
}

/** With what somebody comes to a stage who named no step. */
export interface Arrival {
  handed: HandedOver;
  search: { returnToStage?: unknown; fromStage?: unknown };
  marks: readonly Mark[];
}

/** Where stage 1 begins: at the posture when sent there, or once both introductions have been read (B § 2). */
export function stage1Entrance(arrival: Arrival, level: LevelKey): Stage1Step {
  if (isSentOn(1, arrival)) return 'posture';
  if (!isRead('stage-intro-1', arrival)) return 'introduction';
  return isRead(`level-intro-${level}`, arrival) ? 'posture' : 'level';
}

/**
 * Where a stage from 2 to 6 begins: at the posture when sent there, at the timer with a length from outside, else at
 * the introduction until it has been read (B § 2, § 4).
 */
export function matrixEntrance(stage: MatrixStage, arrival: Arrival): MatrixStep {
  if (isSentOn(stage, arrival)) return 'posture';
  if (arrival.handed.duration !== undefined) return 'timer';
  return isRead(`stage-intro-${stage}`, arrival) ? 'posture' : 'introduction';
}

/** Whether somebody is sent past the introduction (B § 2, 'Flow skip rule'). */
function isSentOn(stage: StageNumber, { handed, search }: Arrival): boolean {
  const cameBack = String(search.returnToStage) === String(stage) && String(search.fromStage) === 'true';
  return handed.fromPAHM || handed.fromIntro || cameBack;
}

function isRead(mark: MarkKey, { marks }: Arrival): boolean {
  return marks.some(({ key }) => key === mark);
}
