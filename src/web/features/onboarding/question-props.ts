import type { PartialAnswers } from '#domain/onboarding/answers.ts';
import type { QuestionKey, QuestionKind, QuestionOf } from '#domain/onboarding/questionnaire.ts';

/** What the body of a question of one kind gets: the question, every answer so far, and where to give its own. */
export interface QuestionProps<Kind extends QuestionKind> {
  readonly question: QuestionOf<Kind>;
  readonly answers: PartialAnswers;
  readonly onAnswer: (key: QuestionKey, value: unknown) => void;
}
