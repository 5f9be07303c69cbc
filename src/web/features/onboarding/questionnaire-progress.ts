import {
  isAnswered,
  type PartialAnswers,
  parseDraftAnswers,
  shownAnswers,
} from '#domain/onboarding/answers.ts';
import { type QuestionKey, questionOf, questions } from '#domain/onboarding/questionnaire.ts';

/** Where a person stands in the questionnaire: the answers given so far, and the question shown (1 to 27). */
export interface QuestionnairePlace {
  readonly answers: PartialAnswers;
  readonly currentQuestion: number;
}

/** What a person can do in the questionnaire. A value that the question does not take is not kept. */
export type QuestionnaireStep =
  | { readonly kind: 'answer'; readonly key: QuestionKey; readonly value: unknown }
  | { readonly kind: 'next' | 'back' | 'first' };

/**
 * The place after a step (A § 4). Next needs an answer, stores a slider as it was shown, and stays on the last question;
 * Back stays on the first one.
 */
export function afterStep(place: QuestionnairePlace, step: QuestionnaireStep): QuestionnairePlace {
  switch (step.kind) {
    case 'answer':
      return { ...place, answers: parseDraftAnswers({ ...place.answers, [step.key]: step.value }) };
    case 'first':
      return { ...place, currentQuestion: 1 };
    case 'back':
      return { ...place, currentQuestion: Math.max(1, place.currentQuestion - 1) };
    case 'next':
      return afterNext(place);
  }
}

function afterNext(place: QuestionnairePlace): QuestionnairePlace {
  const question = questionOf(place.currentQuestion);
  if (!question || !isAnswered(question, place.answers)) return place;
  return {
    answers: shownAnswers(question, place.answers),
    currentQuestion: Math.min(questions.length, place.currentQuestion + 1),
  };
}

/** The first question without an answer, or undefined. A slider that was never shown has none. */
export function firstOpenQuestion(answers: PartialAnswers): number | undefined {
  return questions.find((question) => answers[question.key] === undefined || !isAnswered(question, answers))
    ?.number;
}

/** How far a question's number is along all of them, in whole percent (A § 2). */
export function percentAt(number: number): number {
  return Math.round((number / questions.length) * 100);
}

/** Whether any answer differs from the stored ones. */
export function isChanged(stored: PartialAnswers, answers: PartialAnswers): boolean {
  // Decoding puts the keys of both into one order.
  return JSON.stringify(parseDraftAnswers(stored)) !== JSON.stringify(parseDraftAnswers(answers));
}
