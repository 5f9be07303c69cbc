import type { PartialAnswers } from '#domain/onboarding/answers.ts';
import { isAnswered } from '#domain/onboarding/answers.ts';
import { type Phase, type PhaseKey, phases, questions } from '#domain/onboarding/questionnaire.ts';

/** How a phase stands beside the question that is shown (A § 2). */
export type PhaseStanding = 'completed' | 'active' | 'ahead';

/** Each phase with its standing and the share of it that lies behind, 0 to 1. */
export function phaseStandings(
  currentQuestion: number,
  answers: PartialAnswers,
): { key: PhaseKey; standing: PhaseStanding; share: number }[] {
  return phases.map((phase) => {
    const { key, first, last } = phase;
    if (currentQuestion >= first && currentQuestion <= last) {
      return { key, standing: 'active', share: (currentQuestion - first + 1) / (last - first + 1) };
    }
    const isCompleted = last < currentQuestion || isWhole(phase, answers);
    return isCompleted ? { key, standing: 'completed', share: 1 } : { key, standing: 'ahead', share: 0 };
  });
}

function isWhole({ first, last }: Phase, answers: PartialAnswers): boolean {
  return questions
    .filter(({ number }) => number >= first && number <= last)
    .every((question) => answers[question.key] !== undefined && isAnswered(question, answers));
}
