import { type Mark, type MarkKey, markKeys, markSchema } from '#domain/path/marks.ts';
import type { StoreParts } from './store-parts.ts';

/** The marks that are set, in their fixed order. */
export async function readMarks({ reader }: StoreParts): Promise<Mark[]> {
  const marks = await reader.all('marks', markSchema);
  return marks.sort((one, other) => markKeys.indexOf(one.key) - markKeys.indexOf(other.key));
}

/** Sets marks inside a transaction; one that is set already keeps its first moment. */
export async function addMarks({ database }: StoreParts, marks: readonly Mark[]): Promise<void> {
  for (const mark of marks) {
    const isSet = await database.marks.get(mark.key);
    if (!isSet) await database.marks.add(mark);
  }
}

/** Sets one mark now. */
export async function addMark(parts: StoreParts, key: MarkKey): Promise<void> {
  const mark = { key, at: parts.clock.instant() };
  await parts.database.transaction('rw', parts.database.marks, () => addMarks(parts, [mark]));
}
