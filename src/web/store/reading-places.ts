import * as z from 'zod/mini';
import type { StoreParts } from './store-parts.ts';

const placeSchema = z.object({
  chapter: z.string().check(z.minLength(1)),
  /** The anchor of the paragraph in the chapter's page. */
  anchor: z.string().check(z.minLength(1)),
  /** When it was kept, as an ISO instant. */
  at: z.string(),
});

/** Where somebody stopped reading a chapter of the book. */
export type ReadingPlace = z.infer<typeof placeSchema>;

/** The kept places, the latest first. */
export async function readReadingPlaces({ reader }: StoreParts): Promise<ReadingPlace[]> {
  const places = await reader.all('readingPlaces', placeSchema);
  return places.sort((one, other) => other.at.localeCompare(one.at));
}

/** Keeps the place in a chapter, or lets go of it. */
export async function keepReadingPlace(
  { database, clock }: StoreParts,
  chapter: string,
  anchor: string | undefined,
): Promise<void> {
  if (anchor === undefined) await database.readingPlaces.delete(chapter);
  else await database.readingPlaces.put({ chapter, anchor, at: clock.instant() });
}
