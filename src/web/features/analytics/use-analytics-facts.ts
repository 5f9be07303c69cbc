import { useDeferredValue, useEffect, useState } from 'react';
import { usePlatform } from '#platform/platform-context.tsx';
import { useLive } from '#store/local-data-context.tsx';
import type { AnalyticsFacts } from './analytics-facts.ts';
import type { AnalyticsSearch } from './analytics-search.ts';
import { type OpenedAnalytics, readFacts } from './read-facts.ts';

/**
 * What the tabs are drawn from, followed; undefined until it is read, unless it was `readAhead`. While another range is
 * read, the one before stays.
 */
export function useAnalyticsFacts(
  { analytics, settings: settingsAtFirst }: OpenedAnalytics,
  { range, from, to }: Pick<AnalyticsSearch, 'range' | 'from' | 'to'>,
  readAhead?: AnalyticsFacts,
): { facts: AnalyticsFacts | undefined; isReading: boolean } {
  const { clock, presence } = usePlatform();
  // Whoever comes back to the page may come back on another day.
  const [instant, setInstant] = useState(() => clock.instant());
  useEffect(() => presence.onReturn(() => setInstant(clock.instant())), [clock, presence]);
  const { dayStartHour, hideStreaks } = useLive((data) => data.settings()) ?? settingsAtFirst;
  const facts = useLive(
    (data) => {
      const opened = { analytics, settings: { dayStartHour, hideStreaks } };
      return readFacts(data, opened, { instant, zone: clock.zone(), range, from, to });
    },
    [analytics, clock, instant, dayStartHour, hideStreaks, range, from, to],
  );
  const [last, setLast] = useState(facts ?? readAhead);
  if (facts && facts !== last) setLast(facts);
  // What changed is drawn in small steps, between which a press is answered.
  const shown = useDeferredValue(facts ?? last);
  return { facts: shown, isReading: facts === undefined };
}
