import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Puts the focus on the title of a screen that was just opened, where it would otherwise be lost with the link that
 * led there: who reads by ear hears where they are, and Tab goes on from there. A screen that sets its own is left alone.
 */
export function useFocusAfterNavigation(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged || document.activeElement !== document.body) return;
        document.querySelector<HTMLElement>('main h1[tabindex]')?.focus({ preventScroll: true });
      }),
    [router],
  );
}
