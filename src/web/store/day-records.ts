import type { Table } from 'dexie';
import { type AnalyticsRecords, noRecords } from '#domain/analytics/analytics-day.ts';
import { daysIn, type Range, shifted } from '#domain/analytics/range.ts';
import type { RecordClock } from '#domain/analytics/record-day.ts';
import { emotionalNoteSchema } from '#domain/notes/note.ts';
import { listShapes } from '#domain/own-data/format.ts';
import { sitTapsSchema } from '#domain/pahm/taps.ts';
import { practiceSessionSchema } from '#domain/practice/session.ts';
import { recoveryRecordSchema } from '#domain/recovery/record.ts';
import { reflectionSchema } from '#domain/reflection/reflection.ts';
import type { Raw } from './database.ts';
import type { StoreParts } from './store-parts.ts';

/** The tables whose records My Analytics adds up, beside the taps, which belong to their sessions. */
export const addedTables = ({ database }: StoreParts) => {
  const { sessions, notes, reflections, recoveryRecords, pageViews } = database;
  return [sessions, notes, reflections, recoveryRecords, pageViews];
};

/** Between an instant and the practice day of it there are at most so many days of the calendar, whatever the zone and day start. */
const mostDaysApart = 2;

/** The records of a table whose instant may lie in the days, by the index of its instants. */
function near<Key>(table: Table<Raw, Key>, index: string, { from, to }: Range): PromiseLike<Raw[]> {
  const [first, last] = [shifted(from, -mostDaysApart), shifted(to, mostDaysApart + 1)];
  return table.where(index).between(first, last).toArray();
}

/** Those of two lists, each once by its key. */
function together(key: string, ...lists: readonly Raw[][]): Raw[] {
  return [...new Map(lists.flat().map((raw) => [raw[key], raw])).values()];
}

/**
 * All records that may belong to the practice days of a range, some of the days beside it among them, and the practice day
 * of each session that they name. Inside a transaction over `addedTables` and the taps.
 */
export async function recordsNear(
  parts: StoreParts,
  range: Range,
): Promise<{ records: AnalyticsRecords; dayOfSession: RecordClock['dayOfSession'] }> {
  const { database, reader } = parts;
  const inRange = database.sessions.where('practiceDay').between(range.from, range.to, true, true);
  const sessions = reader.decoded('sessions', await inRange.toArray(), practiceSessionSchema);
  const ids = sessions.map(({ sessionId }) => sessionId);
  const { notes, reflections, recoveryRecords, pageViews } = database;
  const [taps, notesNear, notesOf, said, saidOf, recoveriesNear, recoveriesOf, views] = await Promise.all([
    database.taps.bulkGet(ids),
    near(notes, 'timestamp', range),
    notes.where('sessionId').anyOf(ids).toArray(),
    near(reflections, 'timestamp', range),
    reflections.where('sessionId').anyOf(ids).toArray(),
    near(recoveryRecords, 'completedAt', range),
    recoveryRecords.bulkGet(ids),
    near(pageViews, 'timestamp', range),
  ]);
  const found = {
    notes: together('noteId', notesNear, notesOf),
    reflections: together('reflectionId', said, saidOf),
    recoveries: together('sessionId', recoveriesNear, present(recoveriesOf)),
  };
  const days = new Map(sessions.map(({ sessionId, practiceDay }) => [sessionId, practiceDay]));
  const others = new Set(Object.values(found).flatMap((list) => list.map(({ sessionId }) => sessionId)));
  const unknown = [...others].filter((id): id is string => typeof id === 'string' && !days.has(id));
  for (const raw of present(await database.sessions.bulkGet(unknown))) {
    const session = practiceSessionSchema.safeParse(raw);
    if (session.success) days.set(session.data.sessionId, session.data.practiceDay);
  }
  return {
    dayOfSession: (sessionId) => days.get(sessionId),
    records: {
      sessions,
      taps: reader.decoded('taps', present(taps), sitTapsSchema),
      notes: reader.decoded('notes', found.notes, emotionalNoteSchema),
      reflections: reader.decoded('reflections', found.reflections, reflectionSchema),
      recoveries: reader.decoded('recoveryRecords', found.recoveries, recoveryRecordSchema),
      views: views.flatMap((raw) => listShapes.pageViews.safeParse(raw).data ?? []),
    },
  };
}

function present(raws: readonly (Raw | undefined)[]): Raw[] {
  return raws.filter((raw) => raw !== undefined);
}

/** The first and the last day, roughly, on which there is any record; undefined where there is none. */
async function recordedRange(parts: StoreParts): Promise<Range | undefined> {
  const { sessions, notes, reflections, recoveryRecords, pageViews } = parts.database;
  const indexes = [
    [sessions, 'practiceDay'],
    [notes, 'timestamp'],
    [reflections, 'timestamp'],
    [recoveryRecords, 'completedAt'],
    [pageViews, 'timestamp'],
  ] as const;
  const ends = await Promise.all(
    indexes.flatMap(([table, index]) => [table.orderBy(index).first(), table.orderBy(index).last()]),
  );
  const days = ends.flatMap((raw, at) => {
    const day = raw?.[indexes[Math.floor(at / 2)]?.[1] ?? ''];
    return typeof day === 'string' ? [day.slice(0, 10)] : [];
  });
  const [from, to] = [days.toSorted()[0], days.toSorted().at(-1)];
  return from && to ? { from: shifted(from, -mostDaysApart), to: shifted(to, mostDaysApart) } : undefined;
}

/** About so many records, of so many days at most, are taken up at once: between two portions the page can draw and answer. */
const recordsAtOnce = 400;
const mostDaysAtOnce = 90;

/** A portion of the records, and the practice days of all sessions in it and before it. */
interface Portion {
  records: AnalyticsRecords;
  dayOfSession: RecordClock['dayOfSession'];
}

/** All records, each in one portion: first the sessions with their taps, then what belongs to them and the rest. */
export async function* allRecords(parts: StoreParts): AsyncGenerator<Portion> {
  const { database, reader } = parts;
  const { sessions, taps, notes, reflections, recoveryRecords, pageViews } = database;
  const range = await recordedRange(parts);
  if (!range) return;
  const days = new Map<string, string>();
  const dayOfSession = (sessionId: string) => days.get(sessionId);
  for (const { from, to } of stretchesOf(range, await sessions.count())) {
    const raws = await sessions.where('practiceDay').between(from, to, true, true).toArray();
    const found = reader.decoded('sessions', raws, practiceSessionSchema);
    for (const { sessionId, practiceDay } of found) days.set(sessionId, practiceDay);
    const tapsOf = await taps.bulkGet(found.map(({ sessionId }) => sessionId));
    const decoded = reader.decoded('taps', present(tapsOf), sitTapsSchema);
    yield { records: { ...noRecords, sessions: found, taps: decoded }, dayOfSession };
  }
  const rest = [notes, reflections, recoveryRecords, pageViews] as const;
  const counts = await Promise.all(rest.map((table) => table.count()));
  for (const { from, to } of stretchesOf(range, Math.max(...counts))) {
    const end = shifted(to, 1);
    const [written, said, recoveries, views] = await Promise.all([
      notes.where('timestamp').between(from, end).toArray(),
      reflections.where('timestamp').between(from, end).toArray(),
      recoveryRecords.where('completedAt').between(from, end).toArray(),
      pageViews.where('timestamp').between(from, end).toArray(),
    ]);
    const records = {
      ...noRecords,
      notes: reader.decoded('notes', written, emotionalNoteSchema),
      reflections: reader.decoded('reflections', said, reflectionSchema),
      recoveries: reader.decoded('recoveryRecords', recoveries, recoveryRecordSchema),
      views: views.flatMap((raw) => listShapes.pageViews.safeParse(raw).data ?? []),
    };
    yield { records, dayOfSession };
  }
}

/** A range in stretches that hold about `recordsAtOnce` of so many records. */
function* stretchesOf(range: Range, records: number): Generator<Range> {
  const days = Math.ceil((recordsAtOnce * daysIn(range)) / Math.max(1, records));
  yield* shorterRanges(range, Math.min(mostDaysAtOnce, days));
}

/** A range in pieces of so many days at most. */
export function* shorterRanges({ from, to }: Range, days: number): Generator<Range> {
  for (let first = from; first <= to; first = shifted(first, days)) {
    const last = shifted(first, days - 1);
    yield { from: first, to: last < to ? last : to };
  }
}
