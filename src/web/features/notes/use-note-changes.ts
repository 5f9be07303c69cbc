import { useCallback, useState } from 'react';
import { deleteNoteWords } from '#content/screens/notes.ts';
import type { EmotionalNote } from '#domain/notes/note.ts';
import { useLocalData } from '#store/local-data-context.tsx';
import { useDialogs } from '#ui/dialogs-context.tsx';

/** What has just become of a note, told below the list. With `deleted` it can still be brought back. */
export interface NoteNews {
  kind: 'saved' | 'changed' | 'deleted' | 'not-deleted' | 'restored' | 'not-restored' | 'gone';
  deleted?: EmotionalNote;
}

export interface NoteChanges {
  news: NoteNews | undefined;
  /** Tells something new; undefined takes it back. */
  tell(news: NoteNews | undefined): void;
  /** Asks, and deletes the note (A § 5). */
  remove(noteId: string): Promise<void>;
  /** Brings back what was deleted. */
  restore(deleted: EmotionalNote): Promise<void>;
}

/** Deleting notes and bringing them back, and what has become of them. */
export function useNoteChanges(): NoteChanges {
  const data = useLocalData();
  const { ask } = useDialogs();
  const [news, setNews] = useState<NoteNews>();

  const remove = useCallback(
    async (noteId: string): Promise<void> => {
      const isSure = await ask<boolean>({
        text: deleteNoteWords.text,
        choices: [
          { value: false, label: deleteNoteWords.keep, variant: 'quiet' },
          { value: true, label: deleteNoteWords.delete, variant: 'danger' },
        ],
      });
      if (!isSure) return;
      try {
        const deleted = await data.deleteNote(noteId);
        setNews(deleted ? { kind: 'deleted', deleted } : { kind: 'gone' });
      } catch {
        setNews({ kind: 'not-deleted' });
      }
    },
    [data, ask],
  );

  async function restore(deleted: EmotionalNote): Promise<void> {
    try {
      await data.restoreNote(deleted);
      setNews({ kind: 'restored' });
    } catch {
      setNews({ kind: 'not-restored', deleted });
    }
  }

  return { news, tell: setNews, remove, restore };
}
