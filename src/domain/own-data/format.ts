import * as z from 'zod/mini';
import { askedQuestionSchema } from '../guide/asked-question.ts';
import { emotionalNoteSchema } from '../notes/note.ts';
import { sitTapsSchema } from '../pahm/taps.ts';
import { markSchema } from '../path/marks.ts';
import { calendarDateSchema, instantSchema, practiceSessionSchema } from '../practice/session.ts';
import { userProfileSchema } from '../profile/profile.ts';
import { recoveryRecordSchema } from '../recovery/record.ts';
import { reflectionSchema } from '../reflection/reflection.ts';

/** What an export says of its form (A § 7, § 9), and of what wrote it. */
export const exportVersion = 'production-complete-v1.0';
export const exportApplication = 'ninefold';

/**
 * Something that is half filled in: questionnaire, self-assessment, a note. What stands in it is looked at when it is opened
 * again (A § 4). Not each says when it was written.
 */
const draftSchema = z.looseObject({
  key: z.string().check(z.minLength(1), z.maxLength(100)),
  timestamp: z.optional(instantSchema),
});
export type StoredDraft = z.infer<typeof draftSchema>;

/** A screen that was opened (A § 2, 'page_view'), and the practice day that it then was. */
const pageViewSchema = z.object({
  page_name: z.string().check(z.maxLength(500)),
  timestamp: instantSchema,
  practiceDay: z.optional(calendarDateSchema),
});
export type PageView = z.infer<typeof pageViewSchema>;

/** Where somebody left off in a chapter of the book, and when. */
const readingPlaceSchema = z.object({
  chapter: z.string().check(z.minLength(1), z.maxLength(200)),
  anchor: z.string().check(z.maxLength(500)),
  at: instantSchema,
});

/** A record that could not be read and was set aside as it was: from which table, under which key, and when. */
const asideSchema = z.object({
  table: z.string().check(z.minLength(1), z.maxLength(100)),
  key: z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))]),
  record: z.unknown(),
  at: instantSchema,
});
export type RecordAside = z.infer<typeof asideSchema>;

/** What is set for the device, by name. */
const settingsSchema = z.record(
  z.string().check(z.maxLength(100)),
  z.union([z.boolean(), z.number(), z.string()]),
);

/** The lists of an export with the shape of their records, in the order in which they stand in the file. */
export const listShapes = {
  practiceSessions: practiceSessionSchema,
  taps: sitTapsSchema,
  emotionalNotes: emotionalNoteSchema,
  reflections: reflectionSchema,
  mindRecoveryHistory: recoveryRecordSchema,
  marks: markSchema,
  drafts: draftSchema,
  readingPlaces: readingPlaceSchema,
  guideQuestions: askedQuestionSchema,
  pageViews: pageViewSchema,
  setAside: asideSchema,
} as const;
export type ListName = keyof typeof listShapes;
export const listNames = Object.keys(listShapes) as ListName[];

/** Lists that the first exports did not have: a file without one of them holds nothing of its kind. */
export const laterLists: readonly ListName[] = ['guideQuestions'];

/** What an export says before its lists. Without a profile, nothing was ever known of it on that device. */
export const exportHeadSchema = z.object({
  application: z.literal(exportApplication),
  version: z.literal(exportVersion),
  exportedAt: instantSchema,
  /** Whose data it is. */
  uid: z.string().check(z.minLength(1), z.maxLength(100)),
  profile: z.optional(userProfileSchema),
  settings: z.optional(settingsSchema),
});
export type ExportHead = z.infer<typeof exportHeadSchema>;

/** An export: all facts of one person on one device, without caches and without what is still under way (A § 9). */
export const exportSchema = z.extend(exportHeadSchema, {
  practiceSessions: z.array(listShapes.practiceSessions),
  taps: z.array(listShapes.taps),
  emotionalNotes: z.array(listShapes.emotionalNotes),
  reflections: z.array(listShapes.reflections),
  mindRecoveryHistory: z.array(listShapes.mindRecoveryHistory),
  marks: z.array(listShapes.marks),
  drafts: z.array(listShapes.drafts),
  readingPlaces: z.array(listShapes.readingPlaces),
  guideQuestions: z._default(z.array(listShapes.guideQuestions), () => []),
  pageViews: z.array(listShapes.pageViews),
  setAside: z.array(listShapes.setAside),
});
export type Export = z.infer<typeof exportSchema>;

/** The lists of an export alone. */
export type OwnLists = Pick<Export, ListName>;

/** What there is to be brought in: the facts of an export, or of what an earlier app kept. */
export type OwnData = OwnLists & Pick<Export, 'profile' | 'settings'>;

/** Nothing in any list. */
export function noLists(): OwnLists {
  return {
    practiceSessions: [],
    taps: [],
    emotionalNotes: [],
    reflections: [],
    mindRecoveryHistory: [],
    marks: [],
    drafts: [],
    readingPlaces: [],
    guideQuestions: [],
    pageViews: [],
    setAside: [],
  };
}
