import { Outlet } from '@tanstack/react-router';
import { UnfinishedSit } from '#features/practice/unfinished-sit.tsx';
import { StatusNotices } from './status-notices.tsx';
import { TopBar } from './top-bar.tsx';

/** The frame with the tabs. A sit that was interrupted is offered above whatever is open. */
export function Shell() {
  return (
    <>
      <TopBar withTabs />
      <StatusNotices />
      <UnfinishedSit />
      <Outlet />
    </>
  );
}
