import * as z from 'zod/mini';

/**
 * The six stages with their names, and for the matrix stages the least, the greatest and the
 * preset length in minutes (A § 1, B § 1, § 5, § 9). Stage 1 is timed by its levels.
 */
export const stages = [
  { number: 1, name: 'Seeker', minutes: undefined },
  { number: 2, name: 'PAHM Trainee', minutes: { minimum: 15, maximum: 120, default: 30 } },
  { number: 3, name: 'PAHM Beginner', minutes: { minimum: 15, maximum: 120, default: 30 } },
  { number: 4, name: 'PAHM Practitioner', minutes: { minimum: 30, maximum: 120, default: 45 } },
  { number: 5, name: 'PAHM Master', minutes: { minimum: 45, maximum: 120, default: 60 } },
  { number: 6, name: 'PAHM Illuminator', minutes: { minimum: 60, maximum: 120, default: 75 } },
] as const;

export type Stage = (typeof stages)[number];
export type StageNumber = Stage['number'];
export type StageName = Stage['name'];

/** The stages that are practised with the matrix (B § 2). */
export const matrixStages = [2, 3, 4, 5, 6] as const;
export type MatrixStage = (typeof matrixStages)[number];
export const matrixStageSchema = z.literal(matrixStages);

/** Names that stages bear elsewhere in old data (B § 1). */
const formerNames: Readonly<Record<string, StageName>> = { 'PAHM Advanced': 'PAHM Practitioner' };

/** The stage of a name, also of a former one, or undefined where no stage is called so. */
export function stageNamed(name: string): Stage | undefined {
  const wanted = Object.hasOwn(formerNames, name) ? formerNames[name] : name;
  return stages.find((stage) => stage.name === wanted);
}

/** A stage that is practised with the matrix: it has lengths of its own. */
export type MatrixStageRow = Extract<Stage, { number: MatrixStage }>;

/** The stage of a number; below 1 it is the first, above 6 the last. */
export function stageOf(number: MatrixStage): MatrixStageRow;
export function stageOf(number: number): Stage;
export function stageOf(number: number): Stage {
  return stages.findLast((stage) => stage.number <= number) ?? stages[0];
}
