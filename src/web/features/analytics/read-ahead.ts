import type { Clock } from '#platform/clock.ts';
import type { LocalData } from '#store/local-data.ts';
import type { AnalyticsFacts } from './analytics-facts.ts';
import type { AnalyticsSearch } from './analytics-search.ts';
import { type OpenedAnalytics, readFacts } from './read-facts.ts';

/** What My Analytics begins with: what it goes on reading from, and what it shows first. */
export interface ReadAhead {
  /** Whose data it was read from: it is nobody else's to see. */
  data: LocalData;
  opened: OpenedAnalytics;
  facts: AnalyticsFacts;
}

/**
 * Reads what My Analytics shows first, while the screen before still stands: so it comes whole, and sooner. Undefined where
 * that would take long, or cannot be done now; then the screen says so itself.
 */
export async function readAhead(
  data: LocalData,
  clock: Clock,
  search: AnalyticsSearch,
): Promise<ReadAhead | undefined> {
  try {
    const [analytics, settings] = await Promise.all([data.analytics(), data.settings()]);
    const opened = { analytics, settings };
    // Whether there is anything to be read is asked beside the reading, which is the longer of the two.
    const [isThere, facts] = await Promise.all([
      analytics.isAddedUp(),
      readFacts(data, opened, { instant: clock.instant(), zone: clock.zone(), ...search }),
    ]);
    return isThere ? { data, opened, facts } : undefined;
  } catch {
    return undefined;
  }
}
