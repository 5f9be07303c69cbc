import { type EmotionalNote, emotionalNoteSchema } from '#domain/notes/note.ts';
import type { StoreParts } from './store-parts.ts';

/** All notes, oldest first. */
export async function readNotes({ reader }: StoreParts): Promise<EmotionalNote[]> {
  const notes = await reader.all('notes', emotionalNoteSchema);
  return notes.sort((one, other) => one.timestamp.localeCompare(other.timestamp));
}
