import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { usePlatform } from '#platform/platform-context.tsx';
import { useLocalData } from '#store/local-data-context.tsx';
import { paths } from './paths.ts';

/** A screen is drawn before it is written down that it was opened: both would wait for the same device. */
const writtenAfterMillis = 500;

/** Keeps each change of screen on the device, with its name and moment (A § 2, 'page_view'). It never leaves it. */
export function PageViews() {
  const data = useLocalData();
  const { clock } = usePlatform();
  const { pathname } = useLocation();
  // Which sit was looked at is nobody's business, and would outlive the sit.
  const pageName = pathname.startsWith('/sessions/') ? paths.sit : pathname;
  useEffect(() => {
    const instant = clock.instant();
    // Whoever goes on meanwhile has opened it all the same.
    clock.setTimer(() => {
      // A view that cannot be kept (storage full, say) is nothing to bother anybody with.
      data.recordPageView(pageName, instant).catch(() => {});
    }, writtenAfterMillis);
  }, [data, clock, pageName]);
  return null;
}
