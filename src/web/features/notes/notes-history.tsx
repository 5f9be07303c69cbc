import { type ReactNode, useMemo } from 'react';
import { noteMessages } from '#content/messages/notes.ts';
import { noteHistoryWords, noteSearchWords } from '#content/screens/notes.ts';
import { foundNotes } from '#domain/notes/note-search.ts';
import { Button } from '#ui/button.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import type { RowHeights } from '#ui/windowed-list.tsx';
import { NoteFilters } from './note-filters.tsx';
import { NoteList } from './note-list.tsx';
import type { Filters } from './notes-search.ts';
import type { KnownNotes, NotesAnswer } from './use-notes.ts';

interface HistoryProps {
  heights: RowHeights;
  search: string;
  onSearch: (search: string) => void;
  filters: Filters;
  onFilters: (filters: Filters) => void;
  onEdit: (noteId: string) => void;
  onDelete: (noteId: string) => void;
}

/** The tab in which notes are read (A § 2). */
export function NotesHistory({
  notes,
  retry,
  ...rest
}: HistoryProps & { notes: NotesAnswer; retry: () => void }) {
  if (notes === 'loading') return <Loading text={noteHistoryWords.loading} />;
  if (notes === 'failed') {
    return (
      <Notice tone="error">
        <p>{noteMessages.notLoaded}</p>
        <Button variant="plain" className="-ml-3" onClick={retry}>
          {noteHistoryWords.retry}
        </Button>
      </Notice>
    );
  }
  if (notes.all.length === 0)
    return <Nothing title={noteHistoryWords.empty} text={noteHistoryWords.emptyHelp} />;
  return <FilteredNotes known={notes} {...rest} />;
}

function FilteredNotes(props: HistoryProps & { known: KnownNotes }) {
  const { known, search, onSearch, filters, onFilters, ...list } = props;
  const { emotion, tag, source } = filters;
  const found = useMemo(
    () => foundNotes(known.all, { search, emotion, tag, source }),
    [known.all, search, emotion, tag, source],
  );
  const isFiltered = found !== known.all;
  return (
    <>
      <NoteFilters
        known={known}
        search={search}
        onSearch={onSearch}
        filters={filters}
        onFilters={onFilters}
      />
      <p role="status" className="figures text-muted text-sm not-empty:mb-3">
        {isFiltered && noteSearchWords.found(found.length, known.all.length)}
      </p>
      {found.length > 0 && <NoteList notes={found} dayStartHour={known.dayStartHour} {...list} />}
      {found.length === 0 && (
        <Nothing title={noteSearchWords.none} text={noteSearchWords.noneHelp}>
          <Button
            variant="quiet"
            className="mt-5"
            onClick={() => {
              onSearch('');
              onFilters({});
            }}
          >
            {noteSearchWords.showAll}
          </Button>
        </Nothing>
      )}
    </>
  );
}

function Nothing({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="flex grow flex-col items-center justify-center px-4 py-10 text-center">
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-2 max-w-100 text-muted">{text}</p>
      {children}
    </div>
  );
}
