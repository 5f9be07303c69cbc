import { useEffect, useRef } from 'react';
import { handEntryMessages } from '#content/messages/hand-entry.ts';
import { handEntryWords, undoDeleteWords } from '#content/screens/sessions.ts';
import { Button } from '#ui/button.tsx';
import { Notice, type NoticeTone } from '#ui/notice.tsx';
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

/**
 * What has just become of a sit; it stays in sight while the list is scrolled. The focus comes here, since what had it
 * is gone with the sit or with the form.
 */
export function SitNewsBar({ news, restore }: Pick<SitChanges, 'news' | 'restore'>) {
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
              {undoDeleteWords.undo}
            </Button>
          )}
        </div>
      </Notice>
    </div>
  );
}
