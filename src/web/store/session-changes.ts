import { withStartedMinute } from '#domain/analytics/part-of-day.ts';
import { emotionalNoteSchema } from '#domain/notes/note.ts';
import { correctedNote } from '#domain/practice/corrected-note.ts';
import { type PracticeSession, practiceSessionSchema } from '#domain/practice/session.ts';
import { recoveryRecordSchema } from '#domain/recovery/record.ts';
import type { DeletedSession } from './local-data-contract.ts';
import type { ProfileRecord } from './profile-record.ts';
import type { ProfileRow } from './profile-row.ts';
import { progressTables, writeProgress } from './progress-record.ts';
import { extendRollups, renewRollups, settledTotals } from './rollups.ts';
import type { StoreParts } from './store-parts.ts';
import { readWholeSession } from './whole-sessions.ts';

function tablesOf(parts: StoreParts) {
  const { notes, reflections, taps, recoveryRecords } = parts.database;
  return [...progressTables(parts), notes, reflections, taps, recoveryRecords];
}

const read = ({ reader }: StoreParts, sessionId: string) =>
  reader.get('sessions', sessionId, practiceSessionSchema);

/** Adds a session that was entered by hand, in one transaction. The same id twice is one session. */
export function addSession(
  parts: StoreParts,
  record: ProfileRecord,
  session: PracticeSession,
): Promise<ProfileRow | undefined> {
  const { database, clock } = parts;
  return database.transaction('rw', progressTables(parts), async () => {
    if (await database.sessions.get(session.sessionId)) return undefined;
    const before = await settledTotals(parts);
    await database.sessions.add(withStartedMinute(session, clock.zone()));
    return writeProgress(parts, record, await extendRollups(parts, before, session));
  });
}

/**
 * Puts a session in the place of the one with its id, in one transaction. What the practice wrote about it moves along:
 * the note's moment, and all of it where its text is the session's own. No row comes back where the session is gone.
 */
export function correctSession(
  parts: StoreParts,
  record: ProfileRecord,
  session: PracticeSession,
): Promise<ProfileRow | undefined> {
  const { database, reader, clock } = parts;
  const { sessionId, practiceDay } = session;
  return database.transaction('rw', tablesOf(parts), async () => {
    const earlier = await read(parts, sessionId);
    if (!earlier) return undefined;
    const before = await settledTotals(parts);
    await database.sessions.put(withStartedMinute(session, clock.zone()));
    const found = await database.notes.where({ sessionId }).toArray();
    for (const note of reader.decoded('notes', found, emotionalNoteSchema)) {
      if (note.source !== 'practice') continue;
      await database.notes.put(correctedNote(note, earlier, session));
    }
    const totals = await renewRollups(parts, [earlier.practiceDay, practiceDay]);
    return writeProgress(parts, record, totals, before);
  });
}

/** How many notes and reflections belong to a session, those in the history of Mind Recovery among them. */
export function countBelongings(
  { database, reader }: StoreParts,
  sessionId: string,
): Promise<{ notes: number; reflections: number }> {
  const { notes, reflections, recoveryRecords } = database;
  return database.transaction('r', notes, reflections, recoveryRecords, async () => {
    const recovery = await reader.get('recoveryRecords', sessionId, recoveryRecordSchema);
    const written = await reflections.where({ sessionId }).count();
    return {
      notes: await notes.where({ sessionId }).count(),
      reflections: written + (recovery?.reflection ? 1 : 0),
    };
  });
}

/** Deletes a session with all that belongs to it, in one transaction. Nothing comes back where it is gone already. */
export function deleteSession(
  parts: StoreParts,
  record: ProfileRecord,
  sessionId: string,
): Promise<{ row: ProfileRow; deleted: DeletedSession } | undefined> {
  const { database } = parts;
  return database.transaction('rw', tablesOf(parts), async () => {
    const deleted = await readWholeSession(parts, sessionId);
    if (!deleted) return undefined;
    const before = await settledTotals(parts);
    await database.sessions.delete(sessionId);
    await database.taps.delete(sessionId);
    await database.recoveryRecords.delete(sessionId);
    await database.notes.bulkDelete(deleted.notes.map(({ noteId }) => noteId));
    await database.reflections.bulkDelete(deleted.reflections.map(({ reflectionId }) => reflectionId));
    const totals = await renewRollups(parts, [deleted.session.practiceDay]);
    return { row: await writeProgress(parts, record, totals, before), deleted };
  });
}

/** Puts a deleted session back with all that went with it, in one transaction. Twice is once. */
export function restoreSession(
  parts: StoreParts,
  record: ProfileRecord,
  { session, notes, reflections, taps, recovery }: DeletedSession,
): Promise<ProfileRow | undefined> {
  const { database } = parts;
  return database.transaction('rw', tablesOf(parts), async () => {
    if (await database.sessions.get(session.sessionId)) return undefined;
    const before = await settledTotals(parts);
    await database.sessions.add(session);
    await database.notes.bulkPut(notes);
    await database.reflections.bulkPut(reflections);
    if (taps) await database.taps.put(taps);
    if (recovery) await database.recoveryRecords.put(recovery);
    const totals = await extendRollups(parts, before, session);
    return writeProgress(parts, record, totals, before);
  });
}
