import * as z from 'zod/mini';
import type { PartialAnswers } from '#domain/onboarding/answers.ts';
import { parseDraftAnswers } from '#domain/onboarding/answers.ts';
import {
  entryLimit,
  type SelfAssessmentLists,
  selfAssessmentKeys,
  selfAssessmentListsSchema,
} from '#domain/onboarding/self-assessment.ts';
import type { StoreParts } from './store-parts.ts';

/** The questionnaire so far (A § 4): answers, the question that is open, and when (ISO instant). */
export interface QuestionnaireDraft {
  answers: PartialAnswers;
  currentQuestion: number;
  timestamp: string;
}

/** The self-assessment so far. `currentQuestion` counts from 1; `typed` is the entry that is not added yet. */
export interface SelfAssessmentDraft {
  lists: SelfAssessmentLists;
  typed?: string | undefined;
  currentQuestion: number;
  timestamp: string;
}

export const questionnaireDraftKey = 'questionnaire';
export const selfAssessmentDraftKey = 'self-assessment';

/** The lists of a stored draft: one that does not parse is dropped, the rest is kept. */
function parseDraftLists(raw: unknown): SelfAssessmentLists {
  if (typeof raw !== 'object' || raw === null) return {};
  const lists: SelfAssessmentLists = {};
  for (const key of selfAssessmentKeys) {
    const one = selfAssessmentListsSchema.safeParse({ [key]: (raw as Record<string, unknown>)[key] ?? [] });
    if (one.success && Object.hasOwn(raw, key)) lists[key] = one.data[key];
  }
  return lists;
}

const positionSchema = { currentQuestion: z.catch(z.int().check(z.gte(1)), 1), timestamp: z.string() };

const questionnaireDraftSchema = z.object({
  answers: z.pipe(z.unknown(), z.transform(parseDraftAnswers)),
  ...positionSchema,
});

const selfAssessmentDraftSchema = z.object({
  lists: z.pipe(z.unknown(), z.transform(parseDraftLists)),
  typed: z.catch(z.optional(z.string().check(z.maxLength(entryLimit))), undefined),
  ...positionSchema,
});

export function readQuestionnaireDraft({ reader }: StoreParts): Promise<QuestionnaireDraft | undefined> {
  return reader.get('drafts', questionnaireDraftKey, questionnaireDraftSchema);
}

export async function saveQuestionnaireDraft(
  { database }: StoreParts,
  draft: QuestionnaireDraft,
): Promise<void> {
  await database.drafts.put({ ...draft, key: questionnaireDraftKey });
}

export function readSelfAssessmentDraft({ reader }: StoreParts): Promise<SelfAssessmentDraft | undefined> {
  return reader.get('drafts', selfAssessmentDraftKey, selfAssessmentDraftSchema);
}

export async function saveSelfAssessmentDraft(
  { database }: StoreParts,
  draft: SelfAssessmentDraft,
): Promise<void> {
  await database.drafts.put({ ...draft, key: selfAssessmentDraftKey });
}
