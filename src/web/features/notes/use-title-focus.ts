import { useEffect } from 'react';

/** Puts the focus on the title of a step that opens in place of another, and the window at its top. */
export function useTitleFocus(): void {
  useEffect(() => {
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1[tabindex]')?.focus({ preventScroll: true });
  }, []);
}
