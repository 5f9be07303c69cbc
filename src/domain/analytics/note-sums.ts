import * as z from 'zod/mini';
import { emotionNamed } from '../notes/emotions.ts';
import type { EmotionalNote } from '../notes/note.ts';
import { mergedInOrder, mergedTallies } from './tally.ts';

const count = z.int().check(z.nonnegative());

/** Notes of one emotion, and their energy added up. The name is one of the app's emotions, or whatever an import brought. */
const emotionRowSchema = z.object({ name: z.string(), count, energy: count });
export type EmotionRow = z.infer<typeof emotionRowSchema>;

const noteMarkSchema = z.object({ atMillis: z.int(), energy: count });
export type NoteMark = z.infer<typeof noteMarkSchema>;

/**
 * What notes come to: those that the person wrote apart from those that practice wrote, which say how a sit was rated and not
 * how somebody felt. `written` are the person's own one by one, in milliseconds since 1970, to see what is around a sit.
 */
export const noteSumsSchema = z.object({
  own: z.array(emotionRowSchema),
  byPractice: z.array(emotionRowSchema),
  written: z.array(noteMarkSchema),
});
export type NoteSums = z.infer<typeof noteSumsSchema>;

export const noNotes: NoteSums = { own: [], byPractice: [], written: [] };

/** What one note adds. Its emotion goes through the alias table. */
export function notesOf({ emotion, energyLevel: energy, source, timestamp }: EmotionalNote): NoteSums {
  const rows = [{ name: emotionNamed(emotion) ?? emotion, count: 1, energy }];
  if (source === 'practice') return { ...noNotes, byPractice: rows };
  const atMillis = Temporal.Instant.from(timestamp).epochMilliseconds;
  return { ...noNotes, own: rows, written: [{ atMillis, energy }] };
}

/** Such sums together. */
export function addedNotes(all: readonly NoteSums[]): NoteSums {
  return {
    own: mergedTallies(all.map(({ own }) => own)),
    byPractice: mergedTallies(all.map(({ byPractice }) => byPractice)),
    written: mergedInOrder(
      all.map(({ written }) => written),
      ({ atMillis }) => atMillis,
    ),
  };
}
