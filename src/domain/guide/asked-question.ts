import * as z from 'zod/mini';
import { levelKeySchema } from '../practice/levels.ts';
import { instantSchema } from '../practice/session.ts';
import { matrixStageSchema } from '../practice/stages.ts';
import { recoveryKeySchema } from '../recovery/practices.ts';

/** The most characters that a question may have. */
export const questionLimit = 10_000;

/** What the guide can say: out of the book, that the book does not cover it, a greeting, from own sits, or help. */
export const replyKinds = ['book', 'uncovered', 'greeting', 'personal', 'crisis'] as const;
export type ReplyKind = (typeof replyKinds)[number];

const text = () => z.string().check(z.maxLength(20_000));
const minutes = z.int().check(z.gte(0), z.lte(10_000));

/** A passage of the book as it was shown: word for word, what it is from, and `/learn/book/{page}#{anchor}`. */
const quotationSchema = z.object({
  text: text(),
  source: text(),
  heading: text(),
  page: text(),
  anchor: text(),
});
const quotations = () => z.array(quotationSchema).check(z.maxLength(10));

/** A sit that was offered with an answer; its length in whole minutes. */
const sitSchema = z.union([
  z.object({ kind: z.literal('level'), level: levelKeySchema, minutes }),
  z.object({ kind: z.literal('stage'), stage: matrixStageSchema, minutes }),
  z.object({ kind: z.literal('recovery'), practice: recoveryKeySchema, minutes }),
]);

/**
 * What the guide answered (B § 3, 'aiResponse', 'bookWisdom', 'practicalGuidance'). Help lines are not kept with it: numbers
 * of another day may have changed.
 */
const responseSchema = z.object({
  kind: z.enum(replyKinds),
  /** The guide's own words; an empty line parts the paragraphs. */
  text: text(),
  confidence: z.optional(z.number().check(z.gte(0), z.lte(1))),
  bookWisdom: quotations(),
  practicalGuidance: quotations(),
  /** Places to read on, where the book does not cover the question. */
  nearest: quotations(),
  sits: z.optional(z.array(sitSchema).check(z.maxLength(10))),
});
export type KeptResponse = z.infer<typeof responseSchema>;

/**
 * A question that somebody asked the Wisdom Guide, letter by letter, and what came of it (B § 3, 'Knowledge interaction'): no
 * `aiResponse` before it was answered, no `wasHelpful` before the person said so, at `ratedAt`.
 */
export const askedQuestionSchema = z.object({
  questionId: z.string().check(z.minLength(1), z.maxLength(200)),
  timestamp: instantSchema,
  question: z.string().check(z.maxLength(questionLimit)),
  userStage: z.optional(z.int().check(z.gte(1), z.lte(6))),
  aiResponse: z.optional(responseSchema),
  followUpQuestions: z.optional(z.array(text()).check(z.maxLength(10))),
  wasHelpful: z.optional(z.boolean()),
  ratedAt: z.optional(instantSchema),
});
export type AskedQuestion = z.infer<typeof askedQuestionSchema>;
