import { noteMessages } from '#content/messages/notes.ts';
import { deleteNoteWords, noteFormWords } from '#content/screens/notes.ts';
import { NewsBar } from '#ui/news-bar.tsx';
import type { NoticeTone } from '#ui/notice.tsx';
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

/** What has just become of a note; a deletion can be undone. */
export function NoteNewsBar({ news, restore }: Pick<NoteChanges, 'news' | 'restore'>) {
  if (!news) return null;
  const { deleted } = news;
  const undo = deleted && { label: deleteNoteWords.undo, onUndo: () => void restore(deleted) };
  return <NewsBar news={news} {...tidings[news.kind]} undo={undo} />;
}
