import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { PlatformProvider } from '#platform/platform-context.tsx';
import { AccountProvider, useAccount } from '#store/account-context.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { createAppRouter } from './router.ts';
import type { Services } from './services.ts';

/** The app over its services. */
export function App({ services }: { services: Services }) {
  return (
    <PlatformProvider platform={services.platform}>
      <AccountProvider account={services.account}>
        <Screens services={services} />
      </AccountProvider>
    </PlatformProvider>
  );
}

/** The screens; 'Loading...' while the account is being looked up (A § 2). */
function Screens({ services }: { services: Services }) {
  const { state } = useAccount();
  const [router] = useState(() => createAppRouter(services));
  const person = state.kind === 'signed-in' ? state.identity.uid : state.kind;

  // Whoever signs in or out, here or in another tab, is checked against the screen that is open.
  useEffect(() => {
    if (person !== 'loading') void router.invalidate();
  }, [router, person]);

  return state.kind === 'loading' ? <LoadingScreen /> : <RouterProvider router={router} />;
}
