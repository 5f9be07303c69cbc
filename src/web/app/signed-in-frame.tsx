import { CSPProvider } from '@base-ui/react/csp-provider';
import { Outlet, useRouteContext } from '@tanstack/react-router';
import { LocalDataProvider } from '#store/local-data-context.tsx';
import { DialogsProvider } from '#ui/dialogs-context.tsx';
import { PageViews } from './page-views.tsx';

/** What every screen of somebody signed in stands in: their data on this device, and dialogs of our own. */
export function SignedInFrame() {
  const { data } = useRouteContext({ from: '/signed-in' });
  return (
    <CSPProvider disableStyleElements>
      <LocalDataProvider key={data.uid} data={data}>
        <DialogsProvider>
          <PageViews />
          <Outlet />
        </DialogsProvider>
      </LocalDataProvider>
    </CSPProvider>
  );
}
