import { Outlet, useRouteContext } from '@tanstack/react-router';
import { LocalDataProvider } from '#store/local-data-context.tsx';
import { PageViews } from './page-views.tsx';
import { PersistenceRequest } from './persistence-request.tsx';
import { ServicesFrame } from './services-frame.tsx';

/** What every screen of somebody signed in stands in: the services, and their data on this device. */
export function SignedInFrame() {
  const { services, data } = useRouteContext({ from: '/signed-in' });
  return (
    <ServicesFrame services={services}>
      <LocalDataProvider key={data.uid} data={data}>
        <PageViews />
        <PersistenceRequest />
        <Outlet />
      </LocalDataProvider>
    </ServicesFrame>
  );
}
