import { createAccountApi } from '#platform/account-api.ts';
import type { Clock } from '#platform/clock.ts';
import { createPlatform, type Platform } from '#platform/platform.ts';
import { type Account, createAccount, type Identity } from '#store/account.ts';
import type { LocalData } from '#store/local-data.ts';
import { removalKey, removalUnderWay } from '#store/removal-mark.ts';
import { createFlag, type Flag } from './flag.ts';
import { describeProblem } from './problem-sentence.ts';

/** Everything the screens stand on, built once. */
export interface Services {
  readonly platform: Platform;
  readonly account: Account;
  /** Opens the data that this person has on this device; the same person gets the same data again. */
  openData(identity: Identity): Promise<LocalData>;
  /** Raised when another tab runs a newer version and this one lost its hold on the data. */
  readonly outdated: Flag;
}

/** Goes on with the removal of a person's data that had begun, where there is one. They are signed out at once. */
async function resumeRemoval(account: Account, clock: Clock): Promise<void> {
  const uid = removalUnderWay(localStorage);
  if (uid === undefined) return;
  account.forget(uid);
  try {
    const { removePerson } = await import('#store/own-data-removal.ts');
    await removePerson(uid, clock);
  } catch {
    // The next start tries again.
  }
}

/** Builds the services: the only place in the browser that builds things. */
export function buildServices(): Services {
  // The client asks for the token at each call, and the account that holds it calls through the client.
  const token = () => account.token();
  const platform = createPlatform({ token, hasServiceWorker: import.meta.env.PROD });
  const account = createAccount({
    api: createAccountApi(platform.api),
    clock: platform.clock,
    connectivity: platform.connectivity,
    presence: platform.presence,
    storages: { local: localStorage, tab: sessionStorage },
    otherTabs: window,
    newId: platform.newId,
    describeProblem,
  });

  const outdated = createFlag();
  let open: { uid: string; data: Promise<LocalData> } | undefined;
  function close(): void {
    void open?.data.then((data) => data.close());
    open = undefined;
  }
  account.subscribe(() => {
    const state = account.state();
    if (state.kind !== 'signed-in' || state.identity.uid !== open?.uid) close();
  });

  /** Removes what another tab's removal cannot reach here: this tab's sign-in, and what belongs to this tab alone. */
  async function followRemoval(uid: string): Promise<void> {
    account.forget(uid);
    const { clearStorages } = await import('#store/own-data-removal.ts');
    clearStorages(uid, { local: localStorage, tab: sessionStorage });
  }

  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === removalKey && newValue !== null) void followRemoval(newValue);
  });

  // A removal that the end of the browser has interrupted goes on; nothing is opened before that.
  const removal = resumeRemoval(account, platform.clock);

  return {
    platform,
    account,
    outdated,
    openData(identity) {
      if (open?.uid === identity.uid) return open.data;
      close();
      const onRemoved = () => void followRemoval(identity.uid);
      // What is kept on the device is loaded only once somebody is signed in: the first route stays small.
      const data = Promise.all([import('#store/local-data.ts'), removal]).then(([{ openLocalData }]) =>
        openLocalData({ identity, account, platform, onOutdated: outdated.raise, onRemoved }),
      );
      open = { uid: identity.uid, data };
      data.catch(() => {
        if (open?.data === data) open = undefined;
      });
      return data;
    },
  };
}
