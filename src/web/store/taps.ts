import { Dexie } from 'dexie';
import * as z from 'zod/mini';
import { sitTapsSchema, type Tap, tapSchema } from '#domain/pahm/taps.ts';
import type { StoreParts } from './store-parts.ts';

/** One tap of a sit that runs, as its journal holds it. */
const tapMarkSchema = z.extend(tapSchema, {
  sitId: z.string().check(z.minLength(1)),
  /** Where it stands among the sit's taps, from 0. */
  number: z.int().check(z.nonnegative()),
});

/** The journalled taps of one sit, in their order. */
export function tapMarksOf({ database }: Pick<StoreParts, 'database'>, sitId: string) {
  const keys = [
    [sitId, Dexie.minKey],
    [sitId, Dexie.maxKey],
  ] as const;
  return database.tapMarks.where('[sitId+number]').between(...keys);
}

/** Keeps one tap. A sit that is over stays over, however late a tap of it comes. */
export async function keepTap(
  { database }: StoreParts,
  sitId: string,
  number: number,
  { position, atMillis }: Tap,
): Promise<void> {
  await database.transaction('rw', database.tapMarks, database.endedSits, async () => {
    if (await database.endedSits.get(sitId)) return;
    await database.tapMarks.put({ sitId, number, position, atMillis });
  });
}

/** Takes one tap back. It waits for the taps before it, which hold the same tables. */
export async function dropTap({ database }: StoreParts, sitId: string, number: number): Promise<void> {
  await database.transaction('rw', database.tapMarks, database.endedSits, () =>
    database.tapMarks.delete([sitId, number]),
  );
}

/** The taps of a sit that is not over, in their order. */
export async function readTapMarks(parts: StoreParts, sitId: string): Promise<Tap[]> {
  const marks = parts.reader.decoded('tapMarks', await tapMarksOf(parts, sitId).toArray(), tapMarkSchema);
  return marks.map(({ position, atMillis }) => ({ position, atMillis }));
}

/** The taps of a recorded sit, in their order. */
export async function readTaps({ reader }: StoreParts, sessionId: string): Promise<Tap[]> {
  return (await reader.get('taps', sessionId, sitTapsSchema))?.taps ?? [];
}
