import { emotionalNoteSchema } from '#domain/notes/note.ts';
import { sitTapsSchema } from '#domain/pahm/taps.ts';
import { practiceSessionSchema } from '#domain/practice/session.ts';
import { recoveryRecordSchema } from '#domain/recovery/record.ts';
import { reflectionSchema } from '#domain/reflection/reflection.ts';
import type { WholeSession } from './local-data-contract.ts';
import type { StoreParts } from './store-parts.ts';

const byMoment = ({ timestamp: one }: { timestamp: string }, { timestamp: other }: { timestamp: string }) =>
  one < other ? -1 : one > other ? 1 : 0;

/** A session with all that belongs to it; undefined where it is not on this device. Its reflections and notes are oldest first. */
export async function readWholeSession(
  { database, reader }: StoreParts,
  sessionId: string,
): Promise<WholeSession | undefined> {
  const [session, notes, reflections, taps, recovery] = await Promise.all([
    reader.get('sessions', sessionId, practiceSessionSchema),
    database.notes.where({ sessionId }).toArray(),
    database.reflections.where({ sessionId }).toArray(),
    reader.get('taps', sessionId, sitTapsSchema),
    reader.get('recoveryRecords', sessionId, recoveryRecordSchema),
  ]);
  return (
    session && {
      session,
      notes: reader.decoded('notes', notes, emotionalNoteSchema).sort(byMoment),
      reflections: reader.decoded('reflections', reflections, reflectionSchema).sort(byMoment),
      ...(taps ? { taps } : {}),
      ...(recovery ? { recovery } : {}),
    }
  );
}
