import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useLive } from '#store/local-data-context.tsx';
import { EarlierDataOffer } from './earlier-data-offer.tsx';
import { StatusNotices } from './status-notices.tsx';
import { TopBar } from './top-bar.tsx';

// Hardly ever needed, and then not at once: what runs a sit is no part of the first screen.
const UnfinishedSit = lazy(async () => {
  const { UnfinishedSit: component } = await import('#features/practice/unfinished-sit.tsx');
  return { default: component };
});

/** The frame with the tabs. A sit that was interrupted is offered above whatever is open. */
export function Shell() {
  const isSitOpen = useLive(async (data) => (await data.currentSit()) !== undefined);
  return (
    <>
      <TopBar withTabs />
      <StatusNotices />
      {isSitOpen && (
        <Suspense>
          <UnfinishedSit />
        </Suspense>
      )}
      <EarlierDataOffer />
      <Outlet />
    </>
  );
}
