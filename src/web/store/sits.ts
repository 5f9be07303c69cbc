import { withStartedMinute } from '#domain/analytics/part-of-day.ts';
import type { EmotionalNote } from '#domain/notes/note.ts';
import type { SitTaps } from '#domain/pahm/taps.ts';
import type { Mark } from '#domain/path/marks.ts';
import type { PracticeSession } from '#domain/practice/session.ts';
import { type Sit, sitSchema } from '#domain/practice/sit.ts';
import type { RecoveryRecord } from '#domain/recovery/record.ts';
import { addMarks } from './marks.ts';
import type { ProfileRecord } from './profile-record.ts';
import type { ProfileRow } from './profile-row.ts';
import { progressTables, writeProgress } from './progress-record.ts';
import { extendRollups, settledTotals } from './rollups.ts';
import type { StoreParts } from './store-parts.ts';
import { tapMarksOf } from './taps.ts';

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

/** The tables of a sit that runs. */
const sitTables = ({ database }: StoreParts) => [database.sits, database.tapMarks, database.endedSits];

/** Inside a transaction over its tables: takes the journal away for good. */
async function endSit(parts: StoreParts, sitId: string, end: 'recorded' | 'discarded'): Promise<void> {
  const { database, clock } = parts;
  await Promise.all([
    database.sits.delete(sitId),
    tapMarksOf(parts, sitId).delete(),
    database.endedSits.put({ sitId, at: clock.instant(), end }),
  ]);
}

/** Gives up a sit: nothing of it is kept. */
export async function discardSit(parts: StoreParts, sitId: string): Promise<void> {
  await parts.database.transaction('rw', sitTables(parts), () => endSit(parts, sitId, 'discarded'));
}

/** What a sit leaves behind. */
export interface SitRecord {
  sitId: string;
  session: PracticeSession;
  /** What practice writes about it; a Mind Recovery practice leaves none. */
  note?: EmotionalNote | undefined;
  marks: readonly Mark[];
  /** The taps of a sit with the matrix. */
  taps?: SitTaps | undefined;
  /** The entry of a Mind Recovery practice in its history. */
  recovery?: RecoveryRecord | undefined;
}

/** What a meditation leaves behind: practice always writes about it. */
export interface MeditationRecord extends SitRecord {
  note: EmotionalNote;
}

/**
 * Records a sit in one transaction: session, note, taps, history, marks, roll-ups and the profile's summary are written and
 * the journal is removed, or nothing at all. It takes as long with ten thousand sessions on the device as with none. The
 * same sit twice is one record, also when its session was deleted in between: then no row comes back.
 */
export async function recordSit(
  parts: StoreParts,
  record: ProfileRecord,
  { sitId, session, note, marks, taps, recovery }: SitRecord,
): Promise<ProfileRow | undefined> {
  const { database, clock } = parts;
  const { notes, recoveryRecords } = database;
  const tables = [...progressTables(parts), ...sitTables(parts), notes, database.taps, recoveryRecords];
  return database.transaction('rw', tables, async () => {
    // What does not wait for each other is asked for at once: the sit's end is shown when all of it is kept.
    const [stored, ended] = await Promise.all([
      database.sessions.get(session.sessionId),
      database.endedSits.get(sitId),
    ]);
    const [before] = await Promise.all([settledTotals(parts), endSit(parts, sitId, 'recorded')]);
    if (stored || ended?.end === 'recorded') return undefined;
    await Promise.all([
      database.sessions.add(withStartedMinute(session, clock.zone())),
      note && notes.put(note),
      taps && database.taps.put(taps),
      recovery && recoveryRecords.put(recovery),
      addMarks(parts, marks),
    ]);
    return writeProgress(parts, record, await extendRollups(parts, before, session));
  });
}
