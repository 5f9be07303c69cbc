import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { usePlatform } from '#platform/platform-context.tsx';

/** So long after the last key the address says what is searched for: browsers take only so many changes of it. */
const restMillis = 400;

/** What is searched for in the book. The address keeps it, so that Back from a place leads to the same results. */
export function useQueryInAddress(): [query: string, setQuery: (query: string) => void] {
  const kept = useSearch({ strict: false, select: ({ search }) => search }) ?? '';
  const navigate = useNavigate();
  const { clock } = usePlatform();
  const [query, setQuery] = useState(kept);
  useEffect(() => {
    if (query === kept) return;
    return clock.setTimer(() => {
      const search = query === '' ? {} : { search: query };
      void navigate({ to: '/learn/book', search, replace: true, resetScroll: false });
    }, restMillis);
  }, [clock, navigate, query, kept]);
  return [query, setQuery];
}
