import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useRef, useState } from 'react';
import { notesWords } from '#content/screens/notes.ts';
import { useLive, useLocalData } from '#store/local-data-context.tsx';
import { Page, PageTitle } from '#ui/page.tsx';
import { Tabs } from '#ui/tabs.tsx';
import type { RowHeights } from '#ui/windowed-list.tsx';
import { CreateNote } from './create-note.tsx';
import { EditNote } from './edit-note.tsx';
import { createNoteDrafts } from './note-drafts.ts';
import { NoteNewsBar } from './note-news-bar.tsx';
import { editAddress } from './notes-address.ts';
import { NotesHistory } from './notes-history.tsx';
import { type Filters, notesSearch } from './notes-search.ts';
import { useNoteChanges } from './use-note-changes.ts';
import { useNotes } from './use-notes.ts';

/** /notes: notes are written and read (A § 2, 'Daily Notes'). */
export function NotesScreen() {
  const data = useLocalData();
  const navigate = useNavigate();
  const { tab = 'create', edit, emotion, tag, source } = useSearch({ strict: false, select: notesSearch });
  const [drafts] = useState(() => createNoteDrafts(data));
  // The notes are kept behind the forms, so that the list stands where it was left when one comes back.
  const { notes, retry } = useNotes(tab === 'history');
  const heights: RowHeights = useRef([]);
  const [search, setSearch] = useState('');
  const changes = useNoteChanges();
  const { tell } = changes;

  function openTab(opened: 'create' | 'history'): void {
    if (opened === tab) return;
    tell(undefined);
    void navigate({ to: '/notes', search: opened === 'history' ? { tab: opened } : {} });
  }

  function setFilters(filters: Filters): void {
    const next = notesSearch({ tab: 'history', ...filters });
    void navigate({ to: '/notes', search: next, replace: true, resetScroll: false });
  }

  const openNote = useCallback(
    (noteId: string) => {
      tell(undefined);
      void navigate(editAddress(noteId, { emotion, tag, source }));
    },
    [tell, navigate, emotion, tag, source],
  );

  if (edit !== undefined) return <EditNote key={edit} noteId={edit} drafts={drafts} tell={tell} />;
  return (
    <Page width="narrow">
      <PageTitle title={notesWords.title} lead={notesWords.lead} />
      <Tabs
        label={notesWords.parts}
        tabs={[
          { key: 'create', name: notesWords.tabs.create },
          { key: 'history', name: <HistoryName /> },
        ]}
        value={tab}
        onChange={openTab}
      >
        {tab === 'create' ? (
          <CreateNote drafts={drafts} tell={tell} />
        ) : (
          <>
            <NotesHistory
              notes={notes}
              retry={retry}
              heights={heights}
              search={search}
              onSearch={setSearch}
              filters={{ emotion, tag, source }}
              onFilters={setFilters}
              onEdit={openNote}
              onDelete={changes.remove}
            />
            <NoteNewsBar news={changes.news} restore={changes.restore} />
          </>
        )}
      </Tabs>
    </Page>
  );
}

/** The tab of the history with its count. */
function HistoryName() {
  const count = useLive((data) => data.noteCount());
  return (
    <>
      {notesWords.tabs.history}
      {count !== undefined && (
        <span className="figures ml-2 rounded-full bg-sunken px-2 py-0.5 text-muted text-xs">
          <span aria-hidden="true">{count}</span>
          <span className="sr-only">{notesWords.tabs.historyCount(count)}</span>
        </span>
      )}
    </>
  );
}
