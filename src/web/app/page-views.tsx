import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useLocalData } from '#store/local-data-context.tsx';
import { paths } from './paths.ts';

/** Keeps each change of screen on the device, with its name and moment (A § 2, 'page_view'). It never leaves it. */
export function PageViews() {
  const data = useLocalData();
  const { pathname } = useLocation();
  // Which sit was looked at is nobody's business, and would outlive the sit.
  const pageName = pathname.startsWith('/sessions/') ? paths.sit : pathname;
  useEffect(() => {
    // A view that cannot be kept (storage full, say) is nothing to bother anybody with.
    data.recordPageView(pageName).catch(() => {});
  }, [data, pageName]);
  return null;
}
