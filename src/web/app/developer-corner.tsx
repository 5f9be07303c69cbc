import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { serverSettings } from '#features/account/server-settings.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import type { DeveloperTools } from '#protocol/settings.ts';
import { useAccount } from '#store/account-context.tsx';

// Hardly anybody may see them.
const DeveloperPanel = lazy(async () => {
  const { DeveloperPanel: component } = await import('./developer-panel.tsx');
  return { default: component };
});

/** The developer tools, where the server lets this person have them (A § 6). */
export function DeveloperCorner() {
  const router = useRouter();
  return useMayReset() ? (
    <Suspense>
      <DeveloperPanel onReset={() => void router.invalidate()} />
    </Suspense>
  ) : null;
}

/** Whether the operator lets this person reset things. A server that does not answer says no. */
function useMayReset(): boolean {
  const { api } = usePlatform();
  const { state } = useAccount();
  const [allowed, setAllowed] = useState<DeveloperTools>('off');
  useEffect(() => {
    let isWanted = true;
    void serverSettings(api).then((answer) => {
      if (isWanted && answer.ok) setAllowed(answer.value.developerTools);
    });
    return () => {
      isWanted = false;
    };
  }, [api]);
  const isAdmin = state.kind === 'signed-in' && state.identity.role === 'admin';
  return allowed === 'everyone' || (allowed === 'admin' && isAdmin);
}
