import * as z from 'zod/mini';
import { calendarDateSchema, instantSchema } from '../practice/session.ts';
import { energyBounds, noteLimit, tagLimit } from './entry.ts';

/** What wrote a note: the person, or the practice after a sit (A § 3). */
export const noteSources = ['person', 'practice'] as const;

/**
 * An emotional note (A § 3, B § 3). `source` tells generated notes from written ones; `emotion` is one of the names that
 * `emotionNamed` knows, or whatever an import brought; `editedAt` is when the person last changed it.
 * `practiceDay` is the person's own day as computed when they wrote it, and never moves; a note by practice has that of its sit.
 */
export const emotionalNoteSchema = z.object({
  noteId: z.string().check(z.minLength(1)),
  timestamp: instantSchema,
  practiceDay: z.optional(calendarDateSchema),
  content: z.string().check(z.maxLength(noteLimit)),
  emotion: z.string(),
  energyLevel: z.int().check(z.gte(energyBounds.minimum), z.lte(energyBounds.maximum)),
  tags: z.array(z.string()).check(z.maxLength(tagLimit)),
  gratitude: z.optional(z.array(z.string())),
  source: z.enum(noteSources),
  sessionId: z.optional(z.string()),
  editedAt: z.optional(instantSchema),
});
export type EmotionalNote = z.infer<typeof emotionalNoteSchema>;
