import * as z from 'zod/mini';
import { charges, positions, type StoredPositionKey, times } from '../pahm/positions.ts';

const words = z.string().check(z.regex(/^\S(?:.*\S)?$/));
const paragraphs = z.readonly(z.array(words).check(z.minLength(1)));
const id = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));
const stageNumber = z.literal([1, 2, 3, 4, 5, 6]);

/** A headed part of a chapter. Its anchor is its place in the page of the book, so a passage has a chapter, a heading and an address. */
export const bookSectionSchema = z.object({ anchor: id, heading: words, paragraphs });
export type BookSection = z.infer<typeof bookSectionSchema>;

/** A difficulty in the words in which people put it, and what to do then. */
export const bookChallengeSchema = z.object({ anchor: id, challenge: words, answer: words });
export type BookChallenge = z.infer<typeof bookChallengeSchema>;

/**
 * A chapter of the book (B § 3). `content` is a list of headed sections in reading order. `estimatedHours` are the hours of
 * sitting to reckon with for its stage, more than the least that opens the next one.
 */
export const bookChapterSchema = z.object({
  chapterId: id,
  chapterNumber: stageNumber,
  title: words,
  stage: stageNumber,
  content: z.readonly(z.array(bookSectionSchema).check(z.minLength(1))),
  keyPoints: paragraphs,
  practiceInstructions: paragraphs,
  commonChallenges: z.readonly(z.array(bookChallengeSchema).check(z.minLength(1))),
  progressMarkers: paragraphs,
  estimatedHours: z.number().check(z.positive()),
});
export type BookChapter = z.infer<typeof bookChapterSchema>;

/** `present_neutral` as the concept of that position is called: `present-neutral` (B § 3). */
type WithDash<Stored extends string> = Stored extends `${infer Time}_${infer Charge}`
  ? `${Time}-${Charge}`
  : never;
export type PositionConceptId = WithDash<StoredPositionKey>;
export type ConceptId = PositionConceptId | 'poisonous-thoughts';

/** The concepts in the order of the grid, and after them the one that the four corners have in common. */
export const conceptIds: readonly ConceptId[] = [
  ...positions.map(({ time, charge }): PositionConceptId => `${time}-${charge}`),
  'poisonous-thoughts',
];

/**
 * A position of the matrix, or what several have in common (B § 3). An axis is null where a concept lies in more than one
 * column or row.
 */
export const pahmConceptSchema = z.object({
  conceptId: z.enum(conceptIds),
  name: words,
  definition: words,
  matrixPosition: z.object({
    timeAxis: z.nullable(z.enum(times)),
    emotionalAxis: z.nullable(z.enum(charges)),
    isPoisonous: z.boolean(),
  }),
  practicalGuidance: paragraphs,
  stageRelevance: z.readonly(z.array(z.object({ stage: stageNumber, text: words })).check(z.minLength(1))),
  commonMisunderstandings: z.readonly(
    z.array(z.object({ belief: words, answer: words })).check(z.minLength(1)),
  ),
});
export type PahmConcept = z.infer<typeof pahmConceptSchema>;

/** How far somebody is with the practice (B § 3). */
export const userLevels = ['beginner', 'intermediate', 'advanced'] as const;
export type UserLevel = (typeof userLevels)[number];

/** A sentence of a chapter to be quoted by itself: where it comes from, when it helps, and whom (B § 3). */
export const wisdomQuoteSchema = z.object({
  quoteId: id,
  text: words,
  context: words,
  chapterId: id,
  useCase: words,
  userLevel: z.enum(userLevels),
});
export type WisdomQuote = z.infer<typeof wisdomQuoteSchema>;

/** The book knowledge base (B § 3). */
export const bookSchema = z.object({
  bookId: id,
  title: words,
  author: words,
  version: z.string().check(z.regex(/^\d+\.\d+$/)),
  chapters: z.readonly(z.array(bookChapterSchema)),
  pahmConcepts: z.readonly(z.array(pahmConceptSchema)),
  wisdomQuotes: z.readonly(z.array(wisdomQuoteSchema)),
});
export type Book = z.infer<typeof bookSchema>;
