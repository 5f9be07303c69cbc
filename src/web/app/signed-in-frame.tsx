import { Outlet, useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useAccount } from '#store/account-context.tsx';
import { LocalDataProvider } from '#store/local-data-context.tsx';
import { PageViews } from './page-views.tsx';
import { PersistenceRequest } from './persistence-request.tsx';
import { ServicesFrame } from './services-frame.tsx';

/** What every screen of somebody signed in stands in: the services, and their data on this device. */
export function SignedInFrame() {
  const { services, data } = useRouteContext({ from: '/signed-in' });
  return (
    <ServicesFrame services={services}>
      <StillSignedIn uid={data.uid} />
      <LocalDataProvider key={data.uid} data={data}>
        <PageViews />
        <PersistenceRequest />
        <Outlet />
      </LocalDataProvider>
    </ServicesFrame>
  );
}

/** Whoever was signed out while their screen was still being loaded has nobody else to notice. */
function StillSignedIn({ uid }: { uid: string }) {
  const { state } = useAccount();
  const router = useRouter();
  const isStill = state.kind === 'signed-in' && state.identity.uid === uid;
  useEffect(() => {
    if (!isStill) void router.invalidate();
  }, [isStill, router]);
  return null;
}
