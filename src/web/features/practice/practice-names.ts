import { matrixFlowWords } from '#content/screens/matrix-practice.ts';
import { stillnessWords } from '#content/screens/practice.ts';
import { levelOf } from '#domain/practice/levels.ts';
import type { Practice } from '#domain/practice/sit.ts';
import { stageOf } from '#domain/practice/stages.ts';

/** A practice in a word or two: 'T3', 'Stage 4'. */
export function practiceName(practice: Practice): string {
  return practice.kind === 'stillness' ? levelOf(practice.level).name : matrixFlowWords.stage(practice.stage);
}

/** A practice as a title: 'T3 · Physical stillness', 'Stage 4 · PAHM Practitioner'. */
export function practiceTitle(practice: Practice): string {
  return practice.kind === 'stillness'
    ? stillnessWords.title(levelOf(practice.level).name)
    : matrixFlowWords.title(practice.stage, stageOf(practice.stage).name);
}
