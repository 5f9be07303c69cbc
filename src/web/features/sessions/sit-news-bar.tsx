import { handEntryMessages } from '#content/messages/hand-entry.ts';
import { handEntryWords, undoDeleteWords } from '#content/screens/sessions.ts';
import { NewsBar } from '#ui/news-bar.tsx';
import type { NoticeTone } from '#ui/notice.tsx';
import type { SitChanges, SitNews } from './use-sit-changes.tsx';

const tidings: Readonly<Record<SitNews['kind'], { tone: NoticeTone; text: string }>> = {
  added: { tone: 'success', text: handEntryWords.added },
  changed: { tone: 'success', text: handEntryWords.changed },
  deleted: { tone: 'info', text: undoDeleteWords.deleted },
  'not-deleted': { tone: 'error', text: handEntryMessages.notDeleted },
  restored: { tone: 'success', text: undoDeleteWords.restored },
  'not-restored': { tone: 'error', text: handEntryMessages.notRestored },
  gone: { tone: 'warning', text: handEntryMessages.gone },
};

/** What has just become of a sit; a deletion can be undone. */
export function SitNewsBar({ news, restore }: Pick<SitChanges, 'news' | 'restore'>) {
  if (!news) return null;
  const { deleted } = news;
  const undo = deleted && { label: undoDeleteWords.undo, onUndo: () => void restore(deleted) };
  return <NewsBar news={news} {...tidings[news.kind]} undo={undo} />;
}
