/** Which tab a running sit belongs to. */
export interface SitLocks {
  /** Takes a sit for this tab; false where another tab has it. */
  hold(sitId: string): Promise<boolean>;
  release(sitId: string): void;
  releaseAll(): void;
}

/** What is needed of the browser's locks. */
export type LockSource = Pick<LockManager, 'request'>;

/** How long a lock of a page that is just being left may take to come free, in milliseconds. */
const patienceMillis = 1000;

/** Holds sits by the browser's locks, which end with the page. Without them, every tab holds its own. */
export function createSitLocks(uid: string, locks: LockSource | undefined): SitLocks {
  const held = new Map<string, () => void>();
  const asking = new Map<string, Promise<boolean>>();

  function ask(sitId: string, source: LockSource): Promise<boolean> {
    return new Promise((resolve) => {
      const request = source.request(
        `ninefold-${uid}-sit-${sitId}`,
        { signal: AbortSignal.timeout(patienceMillis) },
        () =>
          new Promise<void>((release) => {
            held.set(sitId, release);
            resolve(true);
          }),
      );
      request.catch(() => resolve(false));
    });
  }

  function release(sitId: string): void {
    held.get(sitId)?.();
    held.delete(sitId);
  }

  return {
    hold(sitId) {
      if (!locks || held.has(sitId)) return Promise.resolve(true);
      const asked = asking.get(sitId) ?? ask(sitId, locks).finally(() => asking.delete(sitId));
      asking.set(sitId, asked);
      return asked;
    },
    release,
    releaseAll() {
      for (const sitId of [...held.keys()]) release(sitId);
    },
  };
}
