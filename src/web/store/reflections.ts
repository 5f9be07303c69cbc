import type { Mark } from '#domain/path/marks.ts';
import { type Reflection, reflectionSchema } from '#domain/reflection/reflection.ts';
import { addMarks } from './marks.ts';
import type { ProfileRecord } from './profile-record.ts';
import type { ProfileRow } from './profile-row.ts';
import { progressTables, writeProgress } from './progress-record.ts';
import { settledTotals } from './rollups.ts';
import type { StoreParts } from './store-parts.ts';
import { dayOfSessionOr, touchDays } from './touched-days.ts';

/** All reflections, oldest first. */
export async function readReflections({ reader }: StoreParts): Promise<Reflection[]> {
  const reflections = await reader.all('reflections', reflectionSchema);
  return reflections.sort((one, other) => one.timestamp.localeCompare(other.timestamp));
}

export function readReflection(
  { reader }: StoreParts,
  reflectionId: string,
): Promise<Reflection | undefined> {
  return reader.get('reflections', reflectionId, reflectionSchema);
}

/** Saves a reflection and the marks that it sets, in one transaction. The same id twice is one record. */
export async function saveReflection(
  parts: StoreParts,
  record: ProfileRecord,
  reflection: Reflection,
  marks: readonly Mark[],
): Promise<ProfileRow> {
  const { database } = parts;
  const tables = [...progressTables(parts), database.reflections];
  return database.transaction('rw', tables, async () => {
    await database.reflections.put(reflection);
    await touchDays(parts, [await dayOfSessionOr(parts, reflection.sessionId, reflection.timestamp)]);
    await addMarks(parts, marks);
    return writeProgress(parts, record, await settledTotals(parts));
  });
}
