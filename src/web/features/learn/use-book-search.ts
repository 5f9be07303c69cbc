import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { inPieces } from '#platform/in-pieces.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import type { BookSearch, FoundPlace } from './book-search.ts';

/** What a search has come to: none is wanted, its index is being loaded or could not be, or what was found. */
export type SearchOutcome = readonly FoundPlace[] | 'unwanted' | 'loading' | 'failed';

/** Searches the book; its index is loaded when it is first wanted. */
export function useBookSearch(query: string): SearchOutcome {
  const { clock } = usePlatform();
  const [search, setSearch] = useState<{ run: BookSearch } | 'failed'>();
  const wanted = useDeferredValue(query.trim());
  const isWanted = query.trim() !== '';
  const isLoaded = search !== undefined;

  useEffect(() => {
    if (!isWanted || isLoaded) return;
    let isShown = true;
    async function load(): Promise<void> {
      const { openingBookSearch } = await import('./book-search.ts');
      const run = await inPieces(openingBookSearch(), clock);
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
