import {
  type PartialAnswers,
  parseDraftAnswers,
  type QuestionnaireResults,
} from '#domain/onboarding/answers.ts';
import { questionOf } from '#domain/onboarding/questionnaire.ts';
import type { QuestionnaireDraft } from '#store/drafts.ts';
import { isOvertaken } from './overtaken.ts';
import { firstOpenQuestion, type QuestionnairePlace } from './questionnaire-progress.ts';

/**
 * Where the questionnaire opens (A § 4): at the kept progress; else, once it was completed, at question 1 with the stored
 * answers; else empty. Progress from before a completion (on another device) has been overtaken by it.
 */
export function questionnaireStart(
  draft: QuestionnaireDraft | undefined,
  results: QuestionnaireResults | undefined,
): QuestionnairePlace {
  if (draft && !isOvertaken(draft.timestamp, results?.metadata.completion_date)) {
    return { answers: draft.answers, currentQuestion: reachable(draft) };
  }
  return { answers: results ? storedAnswers(results) : {}, currentQuestion: 1 };
}

/** A number that no question has stays as it is, to be told; any other goes back to the first open question before it. */
function reachable({ answers, currentQuestion }: QuestionnaireDraft): number {
  if (!questionOf(currentQuestion)) return currentQuestion;
  return Math.min(currentQuestion, firstOpenQuestion(answers) ?? currentQuestion);
}

/** The answers out of the documented grouping (A § 3). */
export function storedAnswers(results: QuestionnaireResults): PartialAnswers {
  return parseDraftAnswers({
    ...results.demographics,
    ...results.lifestyle_patterns,
    ...results.thinking_patterns,
    ...results.mindfulness_specific,
  });
}
