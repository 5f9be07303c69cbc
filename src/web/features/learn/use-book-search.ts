import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { usePlatform } from '#platform/platform-context.tsx';
import type { FoundPlace } from './book-search.ts';

type Search = (query: string) => FoundPlace[];

/** What a search has come to: none is wanted, its index is being loaded or could not be, or what was found. */
export type SearchOutcome = readonly FoundPlace[] | 'unwanted' | 'loading' | 'failed';

/** Searches the book; its index is loaded when it is first wanted. */
export function useBookSearch(query: string): SearchOutcome {
  const { clock } = usePlatform();
  const [search, setSearch] = useState<{ run: Search } | 'failed'>();
  const wanted = useDeferredValue(query.trim());
  const isWanted = query.trim() !== '';
  const isLoaded = search !== undefined;

  useEffect(() => {
    if (!isWanted || isLoaded) return;
    let isShown = true;
    async function load(): Promise<void> {
      const { createBookSearch } = await import('./book-search.ts');
      // A task of its own, so that typing is not held up.
      await new Promise<void>((resolve) => void clock.setTimer(resolve, 0));
      const run = createBookSearch();
      if (isShown) setSearch({ run });
    }
    load().catch((error: unknown) => {
      console.error(error);
      if (isShown) setSearch('failed');
    });
    return () => {
      isShown = false;
    };
  }, [clock, isWanted, isLoaded]);

  const found = useMemo(
    () => (typeof search === 'object' && wanted !== '' ? search.run(wanted) : undefined),
    [search, wanted],
  );
  if (!isWanted) return 'unwanted';
  return search === 'failed' ? 'failed' : (found ?? 'loading');
}
