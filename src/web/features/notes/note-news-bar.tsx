import { useEffect, useRef } from 'react';
import { noteMessages } from '#content/messages/notes.ts';
import { deleteNoteWords, noteFormWords } from '#content/screens/notes.ts';
import { Button } from '#ui/button.tsx';
import { Notice, type NoticeTone } from '#ui/notice.tsx';
import type { NoteChanges, NoteNews } from './use-note-changes.ts';

const tidings: Readonly<Record<NoteNews['kind'], { tone: NoticeTone; text: string }>> = {
  saved: { tone: 'success', text: noteFormWords.saved },
  changed: { tone: 'success', text: noteFormWords.changed },
  deleted: { tone: 'info', text: deleteNoteWords.deleted },
  'not-deleted': { tone: 'error', text: noteMessages.notDeleted },
  restored: { tone: 'success', text: deleteNoteWords.restored },
  'not-restored': { tone: 'error', text: noteMessages.notRestored },
  gone: { tone: 'warning', text: noteMessages.gone },
};

/**
 * What has just become of a note; it stays in sight while the list is scrolled. The focus comes here, since what had it
 * is gone with the note or with the form.
 */
export function NoteNewsBar({ news, restore }: Pick<NoteChanges, 'news' | 'restore'>) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!news) return;
    const undo = bar.current?.querySelector('button');
    (undo ?? bar.current)?.focus({ preventScroll: true });
  }, [news]);
  if (!news) return null;
  const { tone, text } = tidings[news.kind];
  const { deleted } = news;
  return (
    <div ref={bar} tabIndex={-1} className="sticky top-2 z-10 mb-4 focus:outline-none">
      <Notice tone={tone}>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p>{text}</p>
          {deleted && (
            <Button variant="plain" className="-my-2.5 -mr-2" onClick={() => void restore(deleted)}>
              {deleteNoteWords.undo}
            </Button>
          )}
        </div>
      </Notice>
    </div>
  );
}
