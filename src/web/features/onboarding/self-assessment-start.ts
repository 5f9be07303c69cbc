import {
  type SelfAssessmentData,
  type SelfAssessmentLists,
  selfAssessmentKeys,
} from '#domain/onboarding/self-assessment.ts';
import type { SelfAssessmentDraft } from '#store/drafts.ts';
import { isOvertaken } from './overtaken.ts';
import type { SelfAssessmentPlace } from './self-assessment-progress.ts';

/**
 * Where the self-assessment opens: at the kept progress; else, once it was completed, with the stored entries; else
 * empty. `wanted` is the question to show where no progress is kept.
 */
export function selfAssessmentStart(
  draft: SelfAssessmentDraft | undefined,
  data: SelfAssessmentData | undefined,
  wanted: unknown,
): SelfAssessmentPlace {
  if (draft && !isOvertaken(draft.timestamp, data?.completedAt)) {
    return {
      lists: draft.lists,
      typed: draft.typed ?? '',
      currentQuestion: questionNumber(draft.currentQuestion),
    };
  }
  const lists: SelfAssessmentLists = data?.responses ?? {};
  return { lists, typed: '', currentQuestion: questionNumber(wanted) };
}

/** A number of one of the nine questions; whatever is none is the first. */
function questionNumber(raw: unknown): number {
  const isNumber = typeof raw === 'number' && Number.isInteger(raw);
  return isNumber && raw >= 1 && raw <= selfAssessmentKeys.length ? raw : 1;
}
