import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { Notice, type NoticeTone } from './notice.tsx';

interface NewsBarProps {
  /** What has happened; another object is other news. */
  news: object | undefined;
  tone: NoticeTone;
  text: string;
  /** How it is taken back, where it can be. */
  undo?: { label: string; onUndo: () => void } | undefined;
}

/** What was told already: when one comes back to it, the focus stays where it is. */
const told = new WeakSet<object>();

/**
 * What has just become of something in a list. It stands after the list, so that nothing in it moves, and is in sight at the
 * foot of the window until one comes there. The focus comes here, since what had it is gone with the thing or with the form.
 */
export function NewsBar({ news, tone, text, undo }: NewsBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!news || told.has(news)) return;
    told.add(news);
    const button = bar.current?.querySelector('button');
    (button ?? bar.current)?.focus({ preventScroll: true });
  }, [news]);
  return (
    <div ref={bar} tabIndex={-1} className="news-bar focus:outline-none">
      <Notice tone={tone}>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p>{text}</p>
          {undo && (
            <Button variant="plain" className="-my-2.5 -mr-2" onClick={undo.onUndo}>
              {undo.label}
            </Button>
          )}
        </div>
      </Notice>
    </div>
  );
}
