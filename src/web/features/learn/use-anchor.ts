import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Brings what the address names into view and gives it the focus, so that who reads by ear or goes on by keyboard is
 * there too. `isReady`: whether the text stands on the page.
 */
export function useAnchor(isReady: boolean): string {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    if (!isReady || hash === '') return;
    const place = document.getElementById(hash);
    if (!place) return;
    place.scrollIntoView();
    place.focus({ preventScroll: true });
  }, [hash, isReady]);
  return hash;
}
