import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';

/**
 * Puts the focus on the title inside an element that appears only once the device has answered: by then the link or
 * button that led there is gone, and the focus with it. Not on the first page of a visit, which begins at its top.
 */
export function useOpeningFocus(part: RefObject<HTMLElement | null>): void {
  const { history } = useRouter();
  useEffect(() => {
    if (!history.canGoBack() || document.activeElement !== document.body) return;
    part.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [history, part]);
}
