import '#ui/screens.css';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { Outlet, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { PlatformProvider } from '#platform/platform-context.tsx';
import { AccountProvider, useAccount } from '#store/account-context.tsx';
import { DialogsProvider } from '#ui/dialogs-context.tsx';
import { ScreenTitle } from './screen-title.tsx';
import type { Services } from './services.ts';
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts';

/**
 * Hands the services to the screens inside, with dialogs of our own, and without the style elements that the content
 * security policy refuses.
 */
export function ServicesFrame({ services, children }: { services: Services; children?: ReactNode }) {
  return (
    <CSPProvider disableStyleElements>
      <PlatformProvider platform={services.platform}>
        <AccountProvider account={services.account}>
          <Follower />
          <ScreenTitle />
          <DialogsProvider>{children ?? <Outlet />}</DialogsProvider>
        </AccountProvider>
      </PlatformProvider>
    </CSPProvider>
  );
}

/** Whoever signs in or out, here or in another tab, is checked against the screen that is open. */
function Follower() {
  const { account } = useAccount();
  const router = useRouter();
  useFocusAfterNavigation();
  useEffect(() => account.subscribe(() => void router.invalidate()), [account, router]);
  return null;
}
