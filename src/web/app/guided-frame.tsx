import { Outlet } from '@tanstack/react-router';
import { StatusNotices } from './status-notices.tsx';
import { TopBar } from './top-bar.tsx';

/** The frame of screens that lead step by step. */
export function GuidedFrame() {
  return (
    <>
      <TopBar withTabs={false} />
      <StatusNotices />
      <Outlet />
    </>
  );
}
