import * as z from 'zod/mini';
import { instantSchema } from '../practice/session.ts';

/** What wrote a note: the person, or the practice after a sit (A § 3). */
export const noteSources = ['person', 'practice'] as const;

/** An emotional note (A § 3, B § 3). `source` tells generated notes from written ones. */
export const emotionalNoteSchema = z.object({
  noteId: z.string().check(z.minLength(1)),
  timestamp: instantSchema,
  content: z.string().check(z.maxLength(10_000)),
  emotion: z.string(),
  energyLevel: z.int().check(z.gte(1), z.lte(10)),
  tags: z.array(z.string()).check(z.maxLength(20)),
  gratitude: z.optional(z.array(z.string())),
  source: z.enum(noteSources),
  sessionId: z.optional(z.string()),
});
export type EmotionalNote = z.infer<typeof emotionalNoteSchema>;
