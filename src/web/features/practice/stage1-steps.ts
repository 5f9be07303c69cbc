import type { Mark } from '#domain/path/marks.ts';
import type { LevelKey } from '#domain/practice/levels.ts';
import type { HandedOver } from './handed-over.ts';

/** The steps of stage 1 before the timer, in their order; each is an address (B § 2, § 4). */
export const stage1Steps = ['introduction', 'introduction-2', 'introduction-3', 'level', 'posture'] as const;
export type Stage1Step = (typeof stage1Steps)[number];

/** The step that an address names, if it names one. */
export function stage1Step(value: unknown): Stage1Step | undefined {
  return stage1Steps.find((step) => step === value);
}

/** The step before another; undefined before the first, where home is. */
export function stepBefore(step: Stage1Step): Stage1Step | undefined {
  return stage1Steps[stage1Steps.indexOf(step) - 1];
}

/**
 * Where somebody begins who named no step: at the posture when sent there, or once both introductions
 * have been read; else at the one that has not (B § 2, 'Flow skip rule').
 */
export function entranceStep(given: {
  handed: HandedOver;
  search: { returnToStage?: unknown; fromStage?: unknown };
  marks: readonly Mark[];
  level: LevelKey;
}): Stage1Step {
  const { handed, search, marks, level } = given;
  const cameBack = String(search.returnToStage) === '1' && String(search.fromStage) === 'true';
  if (handed.fromPAHM || handed.fromIntro || cameBack) return 'posture';
  const isSet = (wanted: string) => marks.some(({ key }) => key === wanted);
  if (!isSet('stage-intro-1')) return 'introduction';
  return isSet(`level-intro-${level}`) ? 'posture' : 'level';
}
