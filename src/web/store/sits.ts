import type { EmotionalNote } from '#domain/notes/note.ts';
import type { SitTaps } from '#domain/pahm/taps.ts';
import type { Mark } from '#domain/path/marks.ts';
import type { PracticeSession } from '#domain/practice/session.ts';
import { type Sit, sitSchema } from '#domain/practice/sit.ts';
import { addMarks } from './marks.ts';
import type { ProfileRecord } from './profile-record.ts';
import type { ProfileRow } from './profile-row.ts';
import { writeProgress } from './progress-record.ts';
import type { StoreParts } from './store-parts.ts';

/** The sit that was under way last, if it was neither recorded nor discarded. */
export async function readCurrentSit({ reader }: StoreParts): Promise<Sit | undefined> {
  const sits = await reader.all('sits', sitSchema);
  return sits.sort((one, other) => other.markedAt.localeCompare(one.markedAt))[0];
}

/** Keeps where a sit stands. A sit that is over stays over, however late its last mark comes. */
export async function journalSit({ database }: StoreParts, sit: Sit): Promise<void> {
  await database.transaction('rw', database.sits, database.endedSits, async () => {
    if (await database.endedSits.get(sit.sitId)) return;
    await database.sits.put(sit);
  });
}

/** Inside a transaction over both tables: takes the journal away for good. */
async function endSit({ database, clock }: StoreParts, sitId: string): Promise<void> {
  await database.sits.delete(sitId);
  await database.endedSits.put({ sitId, at: clock.instant() });
}

/** Gives up a sit: nothing of it is kept. */
export async function discardSit(parts: StoreParts, sitId: string): Promise<void> {
  const { database } = parts;
  await database.transaction('rw', database.sits, database.endedSits, () => endSit(parts, sitId));
}

/** What a sit leaves behind. */
export interface SitRecord {
  sitId: string;
  session: PracticeSession;
  note: EmotionalNote;
  marks: readonly Mark[];
  /** The taps of a sit of the matrix practice. */
  taps?: SitTaps | undefined;
}

/**
 * Records a sit in one transaction: session, note, marks and the profile's summary are written and
 * the journal is removed, or nothing at all. The same session twice is one record: then no row comes back.
 */
export async function recordSit(
  parts: StoreParts,
  record: ProfileRecord,
  { sitId, session, note, marks }: SitRecord,
): Promise<ProfileRow | undefined> {
  const { database } = parts;
  const tables = [
    database.sessions,
    database.notes,
    database.marks,
    database.profile,
    database.settings,
    database.sits,
    database.endedSits,
  ];
  return database.transaction('rw', tables, async () => {
    const isRecorded = (await database.sessions.get(session.sessionId)) !== undefined;
    await endSit(parts, sitId);
    if (isRecorded) return undefined;
    await database.sessions.add(session);
    await database.notes.put(note);
    await addMarks(parts, marks);
    return writeProgress(parts, record);
  });
}
