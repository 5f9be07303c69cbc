import { type EmotionalNote, emotionalNoteSchema } from '#domain/notes/note.ts';
import type { LocalData } from './local-data-contract.ts';
import { dropDraftOf, keepNoteDraft, noteDraftKeys, readNoteDraft } from './note-drafts.ts';
import { guarded } from './storage-error.ts';
import type { StoreParts } from './store-parts.ts';
import { dayOfSessionOr, practiceDayHere, touchDays } from './touched-days.ts';

/** All notes, oldest first. Instants stand in the order of their text. */
export async function readNotes({ reader }: StoreParts): Promise<EmotionalNote[]> {
  const notes = await reader.all('notes', emotionalNoteSchema);
  return notes.sort(({ timestamp: one }, { timestamp: other }) => (one < other ? -1 : one > other ? 1 : 0));
}

const read = ({ reader }: StoreParts, noteId: string) => reader.get('notes', noteId, emotionalNoteSchema);

/** The tables that a change of a note is written to or read from. */
function tablesOf({ database }: StoreParts) {
  const { notes, drafts, sessions, settings, touchedDays } = database;
  return [notes, drafts, sessions, settings, touchedDays];
}

/** Inside a transaction over `tablesOf`: what is kept of the note's day is no longer the truth. */
async function touchDayOf(parts: StoreParts, { sessionId, practiceDay, timestamp }: EmotionalNote) {
  const ofSession = sessionId !== undefined || practiceDay === undefined;
  await touchDays(parts, [ofSession ? await dayOfSessionOr(parts, sessionId, timestamp) : practiceDay]);
}

/** Writes a note, and drops the draft that it was. */
function addNote(parts: StoreParts, note: EmotionalNote): Promise<void> {
  const { notes, drafts } = parts.database;
  return parts.database.transaction('rw', tablesOf(parts), async () => {
    const practiceDay = await practiceDayHere(parts, note.timestamp);
    await notes.put({ ...note, practiceDay });
    await drafts.delete(noteDraftKeys.new);
    await touchDays(parts, [practiceDay]);
  });
}

/** Changes a note, and drops the draft of the change. False where the note is gone: then the draft stays. */
function changeNote(
  parts: StoreParts,
  noteId: string,
  change: (note: EmotionalNote) => EmotionalNote,
): Promise<boolean> {
  const { database } = parts;
  return database.transaction('rw', tablesOf(parts), async () => {
    const note = await read(parts, noteId);
    if (!note) return false;
    await database.notes.put(change(note));
    await dropDraftOf(parts, noteId);
    await touchDayOf(parts, note);
    return true;
  });
}

/** Deletes a note, with a change of it that was under way. Answers what is gone; nothing where it was gone already. */
function deleteNote(parts: StoreParts, noteId: string): Promise<EmotionalNote | undefined> {
  const { database } = parts;
  return database.transaction('rw', tablesOf(parts), async () => {
    const note = await read(parts, noteId);
    await database.notes.delete(noteId);
    await dropDraftOf(parts, noteId);
    if (note) await touchDayOf(parts, note);
    return note;
  });
}

/** Puts a deleted note back as it was. */
function restoreNote(parts: StoreParts, note: EmotionalNote): Promise<void> {
  const { database } = parts;
  return database.transaction('rw', tablesOf(parts), async () => {
    await database.notes.put(note);
    await touchDayOf(parts, note);
  });
}

/** What a person's local data tells of the notes, and what may be done with them. */
type NoteData = Pick<
  LocalData,
  | 'notes'
  | 'note'
  | 'noteCount'
  | 'addNote'
  | 'changeNote'
  | 'deleteNote'
  | 'restoreNote'
  | 'noteDraft'
  | 'keepNoteDraft'
>;

/** The part of a person's local data about notes. */
export function createNoteData(parts: StoreParts): NoteData {
  const { database } = parts;
  return {
    notes: () => guarded(() => readNotes(parts)),
    note: (noteId) => guarded(() => read(parts, noteId)),
    noteCount: () => guarded(() => database.notes.count()),
    addNote: (note) => guarded(() => addNote(parts, note)),
    changeNote: (noteId, change) => guarded(() => changeNote(parts, noteId, change)),
    deleteNote: (noteId) => guarded(() => deleteNote(parts, noteId)),
    restoreNote: (note) => guarded(() => restoreNote(parts, note)),
    noteDraft: (kind) => guarded(() => readNoteDraft(parts, kind)),
    keepNoteDraft: (kind, draft) => guarded(() => keepNoteDraft(parts, kind, draft)),
  };
}
