import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the title inside the returned element each time that `shown` changes, so that the new part is read out
 * and the keyboard starts there. Not when the screen opens.
 */
export function useTitleFocus<Part extends HTMLElement>(shown: string | number): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const shownBefore = useRef(shown);
  useEffect(() => {
    if (shownBefore.current === shown) return;
    shownBefore.current = shown;
    part.current?.querySelector('h1')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [shown]);
  return part;
}

/** Puts the focus on the title of a step that opens in place of another, and the window at its top. */
export function useOpenedTitleFocus(): void {
  useEffect(() => {
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1[tabindex]')?.focus({ preventScroll: true });
  }, []);
}
