import { firstScreenMillis } from './first-screen.ts';
import { trustedScript } from './trusted-script.ts';

/** Whether the app goes on with no network: never here, not yet, or from now on. */
export type OfflineState = 'unsupported' | 'preparing' | 'ready';

export interface OfflineReadiness {
  state(): OfflineState;
  /** Calls back at each change of state; the answer ends it. */
  subscribe(listener: () => void): () => void;
}

/** What is needed of the browser: `undefined` where there are no service workers. */
export type WorkerContainer = Pick<
  ServiceWorkerContainer,
  'controller' | 'register' | 'ready' | 'addEventListener'
>;

/**
 * Registers the service worker, which fetches every file there is, once the first screen has had its time (`wait`). It counts as installed only once every file is kept, and takes the page over while it is
 * activated: only then is the app ready, since until then the page would still look for its screens on the network.
 */
export function createOfflineReadiness(
  container: WorkerContainer | undefined = navigator.serviceWorker as WorkerContainer | undefined,
  onReturn: (listener: () => void) => () => void = () => () => {},
  wait: (callback: () => void, delayMillis: number) => unknown = (callback) => callback(),
): OfflineReadiness {
  let state: OfflineState = container ? 'preparing' : 'unsupported';
  const listeners = new Set<() => void>();
  const become = (next: OfflineState) => {
    if (next === state) return;
    state = next;
    for (const listener of [...listeners]) listener();
  };

  async function register(worker: WorkerContainer): Promise<boolean> {
    try {
      await worker.register(trustedScript('/sw.js'), { scope: '/', updateViaCache: 'none' });
      return true;
    } catch {
      // No network, or no worker at that address: tried again when the page comes back.
      return false;
    }
  }

  if (container) {
    if (container.controller) become('ready');
    container.addEventListener('controllerchange', () => container.controller && become('ready'));
    void container.ready.then(({ active }) => {
      const look = () => active?.state === 'activated' && become('ready');
      look();
      active?.addEventListener('statechange', look);
    });
    const begin = async () => {
      if (await register(container)) return;
      const stop = onReturn(() => void register(container).then((isDone) => isDone && stop()));
    };
    wait(() => void begin(), firstScreenMillis);
  }
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
