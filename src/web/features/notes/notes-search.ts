import type { EmotionalNote } from '#domain/notes/note.ts';

/** What of /notes is shown: a tab (creating a note without one), a note to be edited, and what History is filtered by. */
export interface NotesSearch {
  tab?: 'history';
  /** The note that is edited. */
  edit?: string;
  emotion?: string;
  tag?: string;
  source?: EmotionalNote['source'];
}

/** What the history is filtered by, apart from the words. */
export type Filters = Pick<NotesSearch, 'emotion' | 'tag' | 'source'>;

/** The router reads what looks like a number or a truth value as one. */
function textIn(value: unknown): string | undefined {
  const isText = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isText && value !== '' ? String(value) : undefined;
}

/** Reads the search of /notes; whatever does not fit is left out. */
export function notesSearch(search: Record<string, unknown>): NotesSearch {
  const [edit, emotion, tag] = [textIn(search.edit), textIn(search.emotion), textIn(search.tag)];
  // Written out: the table of routes stands on nothing of the notes.
  const source = search.source === 'person' || search.source === 'practice' ? search.source : undefined;
  return {
    ...(search.tab === 'history' || edit ? { tab: 'history' } : {}),
    ...(edit ? { edit } : {}),
    ...(emotion ? { emotion } : {}),
    ...(tag ? { tag } : {}),
    ...(source ? { source } : {}),
  };
}
