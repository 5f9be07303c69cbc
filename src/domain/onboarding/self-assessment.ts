import * as z from 'zod/mini';
import { instantSchema } from '../practice/session.ts';

/** The nine list questions of the self-assessment, in order (A § 2). */
export const selfAssessmentKeys = [
  'food-preferences',
  'pleasing-scents',
  'audio-enjoyment',
  'visual-pleasure',
  'physical-sensations',
  'mental-imagery',
  'goals',
  'worries',
  'alive-present',
] as const;
export type SelfAssessmentKey = (typeof selfAssessmentKeys)[number];

/** The most entries one list holds, and the longest entry in characters. */
export const listLimit = 100;
export const entryLimit = 10_000;

const entries = z
  .array(z.string().check(z.minLength(1), z.maxLength(entryLimit)))
  .check(z.maxLength(listLimit));

/** The entries given so far, by question. */
export const selfAssessmentListsSchema = z.partialRecord(z.enum(selfAssessmentKeys), entries);
export type SelfAssessmentLists = z.infer<typeof selfAssessmentListsSchema>;

/** The finished self-assessment as the profile holds it (A § 3). */
export const selfAssessmentDataSchema = z.object({
  responses: selfAssessmentListsSchema,
  completedAt: instantSchema,
  readyForStageOne: z.boolean(),
});
export type SelfAssessmentData = z.infer<typeof selfAssessmentDataSchema>;

/**
 * Adds an entry to a list, trimmed. A whitespace-only entry, and one beyond the limit, changes nothing (A § 5).
 */
export function withEntry(
  lists: SelfAssessmentLists,
  key: SelfAssessmentKey,
  text: string,
): SelfAssessmentLists {
  const entry = text.trim();
  const list = lists[key] ?? [];
  if (entry === '' || list.length >= listLimit) return lists;
  return { ...lists, [key]: [...list, entry] };
}

/** Removes the entry at `index` from a list; an index outside it changes nothing (A § 5). */
export function withoutEntry(
  lists: SelfAssessmentLists,
  key: SelfAssessmentKey,
  index: number,
): SelfAssessmentLists {
  return { ...lists, [key]: (lists[key] ?? []).filter((_, at) => at !== index) };
}
