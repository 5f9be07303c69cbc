import { useEffect, useRef } from 'react';

/** Puts the focus on the page's title once the page turns to another view, where its button would be lost with the form. */
export function useViewFocus(view: string): void {
  const before = useRef(view);
  useEffect(() => {
    if (before.current === view) return;
    before.current = view;
    document.querySelector<HTMLElement>('main h1[tabindex]')?.focus();
  }, [view]);
}
