import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { LocalData } from './local-data.ts';
import type { SyncState } from './profile-sync.ts';

const LocalDataContext = createContext<LocalData | undefined>(undefined);

/** Hands a person's local data to everything inside. */
export function LocalDataProvider({ data, children }: { data: LocalData; children: ReactNode }) {
  return <LocalDataContext value={data}>{children}</LocalDataContext>;
}

/** The local data of whoever is signed in. Throws outside its provider (B § 8). */
export function useLocalData(): LocalData {
  const data = useContext(LocalDataContext);
  if (!data) throw new Error('useLocalData must be used within a LocalDataProvider');
  return data;
}

/** What a query answered, and which query it was. */
type Answer<Value> = { asked: object } & ({ value: Value } | { error: unknown });

/**
 * The answer of a query, kept up to date while it is shown; undefined until there is one. The query
 * runs anew when `deps` change. What it throws goes to the nearest boundary.
 */
export function useLive<Value>(
  query: (data: LocalData) => Promise<Value>,
  deps: readonly unknown[] = [],
): Value | undefined {
  const data = useLocalData();
  const [answer, setAnswer] = useState<Answer<Value>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller says when its query is another one
  const asked = useMemo(() => ({ query }), [data, ...deps]);
  useEffect(
    () =>
      data.watch(
        () => asked.query(data),
        (value) => setAnswer({ asked, value }),
        (error) => setAnswer({ asked, error }),
      ),
    [data, asked],
  );
  // The answer of another query, from before the last change of `deps`, is none.
  if (answer?.asked !== asked) return undefined;
  if ('error' in answer) throw answer.error;
  return answer.value;
}

/** Where the profile stands with the server, followed. */
export function useSyncState(): SyncState {
  const data = useLocalData();
  return useSyncExternalStore(data.subscribeSync, data.syncState);
}
