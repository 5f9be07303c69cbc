/** Whether the server was reached last time it was asked (A § 4). */
export type ConnectivityState = 'Unknown' | 'Online' | 'Offline';

/** What the app knows about reaching the server. */
export interface Connectivity {
  state(): ConnectivityState;
  /** Calls back at each change of state; the answer ends it. */
  subscribe(listener: () => void): () => void;
  /** The outcome of a call: any answer is Online; none within 10 s, or a failed connection, Offline (A § 4, § 9). */
  report(outcome: 'Online' | 'Offline'): void;
}

/** Starts Unknown: nothing was asked yet. */
export function createConnectivity(): Connectivity {
  let state: ConnectivityState = 'Unknown';
  const listeners = new Set<() => void>();
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    report(outcome) {
      if (outcome === state) return;
      state = outcome;
      for (const listener of [...listeners]) listener();
    },
  };
}
