import type { AskedQuestion } from '#domain/guide/asked-question.ts';

/** Questions that the device did not keep, or whose answers it did not: they are here for as long as the screen is. */
export type Unkept = ReadonlyMap<string, AskedQuestion>;

/** The questions that are shown: the kept ones, each as it stands here where it is unkept, and after them those that are here alone. */
export function shownQuestions(kept: readonly AskedQuestion[], unkept: Unkept): AskedQuestion[] {
  const names = new Set(kept.map(({ questionId }) => questionId));
  return [
    ...kept.map((question) =>
      question.aiResponse ? question : (unkept.get(question.questionId) ?? question),
    ),
    ...[...unkept.values()].filter(({ questionId }) => !names.has(questionId)),
  ];
}
