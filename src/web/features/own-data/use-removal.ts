import { useNavigate } from '@tanstack/react-router';
import { usePlatform } from '#platform/platform-context.tsx';
import { useAccount } from '#store/account-context.tsx';
import { useLocalData } from '#store/local-data-context.tsx';

/** What was removed, and whether another tab holds on to a part of it: as the next screen is told. */
export const removals = ['device', 'device-left', 'account', 'account-left'] as const;
export type Removal = (typeof removals)[number];

/** Everything that a removal needs, there before anything is removed. */
export interface ReadyRemoval {
  /** Removes everything of this person from this device, signs them out and goes to sign in. */
  run(kind: 'device' | 'account'): Promise<void>;
}

/** Removing what this device holds of whoever is signed in. */
export function useRemoval(): () => Promise<ReadyRemoval> {
  const data = useLocalData();
  const { account } = useAccount();
  const { clock } = usePlatform();
  const navigate = useNavigate();

  return async function prepare() {
    const [own, { removePerson }, { markRemoval }] = await Promise.all([
      data.ownData(),
      import('#store/own-data-removal.ts'),
      import('#store/removal-mark.ts'),
    ]);
    const { uid } = data;

    return {
      async run(kind) {
        markRemoval(localStorage, uid);
        // A screen without data first: the others would show how everything disappears.
        await navigate({ to: '/', replace: true });
        // Emptied first, in one step, whatever other tabs hold on to. Where that fails it may still be deleted as a whole.
        await own.empty().catch(() => {});
        if (kind === 'account') account.forget(uid);
        else account.signOut();
        data.close();
        const isGone = await removePerson(uid, clock).catch(() => false);
        await navigate({ to: '/signin', replace: true, state: { removed: isGone ? kind : `${kind}-left` } });
      },
    };
  };
}
