import { recoveryNames } from '#content/recovery/names.ts';
import { matrixFlowWords } from '#content/screens/matrix-practice.ts';
import { stillnessWords } from '#content/screens/practice.ts';
import { levelOf } from '#domain/practice/levels.ts';
import type { Practice } from '#domain/practice/sit.ts';
import { stageOf } from '#domain/practice/stages.ts';

/** A practice in a word or two: 'T3', 'Stage 4', 'Mid-Day Reset'. */
export function practiceName(practice: Practice): string {
  if (practice.kind === 'stillness') return levelOf(practice.level).name;
  return practice.kind === 'recovery'
    ? recoveryNames[practice.practice]
    : matrixFlowWords.stage(practice.stage);
}

/** A practice as a title: 'T3 · Physical stillness', 'Stage 4 · PAHM Practitioner', 'Mid-Day Reset'. */
export function practiceTitle(practice: Practice): string {
  if (practice.kind === 'stillness') return stillnessWords.title(levelOf(practice.level).name);
  return practice.kind === 'recovery'
    ? recoveryNames[practice.practice]
    : matrixFlowWords.title(practice.stage, stageOf(practice.stage).name);
}
