import { memo, useCallback, useState } from 'react';
import { notesWords } from '#content/screens/notes.ts';
import type { SearchableNote } from '#domain/notes/note-search.ts';
import { type RowHeights, WindowedList } from '#ui/windowed-list.tsx';
import { NoteCard } from './note-card.tsx';
import { usePersonsDay } from './use-notes.ts';

interface NoteListProps {
  notes: readonly SearchableNote[];
  dayStartHour: number;
  heights: RowHeights;
  onEdit: (noteId: string) => void;
  onDelete: (noteId: string) => void;
}

/** A note of a few lines, in pixels. */
const usualHeight = 150;

const idOf = ({ note }: SearchableNote) => note.noteId;

/** The notes, newest first. */
export const NoteList = memo(function NoteList({
  notes,
  dayStartHour,
  heights,
  onEdit,
  onDelete,
}: NoteListProps) {
  const persons = usePersonsDay(dayStartHour);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const onOpen = useCallback((noteId: string, isOpen: boolean) => {
    setOpened((known) => new Set(isOpen ? [...known, noteId] : [...known].filter((one) => one !== noteId)));
  }, []);
  return (
    <WindowedList
      label={notesWords.tabs.history}
      items={notes}
      keyOf={idOf}
      estimatedHeight={usualHeight}
      heights={heights}
    >
      {({ note }) => (
        <NoteCard
          note={note}
          persons={persons}
          isOpen={opened.has(note.noteId)}
          onOpen={onOpen}
          onEdit={onEdit}
          onDelete={onDelete}
        />
      )}
    </WindowedList>
  );
});
