import type { AnalyticsTab } from '#content/analytics/dashboard.ts';
import type { RangeKind } from '#domain/analytics/range.ts';

/** What of /analytics is shown: a tab (Overview without one), and a range (the month without one) or days that were chosen. */
export interface AnalyticsSearch {
  tab?: AnalyticsTab;
  range?: RangeKind;
  /** The first and the last day, as YYYY-MM-DD. */
  from?: string;
  to?: string;
}

// Written out: the table of routes stands on nothing of the analytics.
const tabs: readonly AnalyticsTab[] = ['insights', 'pahm', 'environment', 'recovery', 'emotional', 'usage'];
const ranges: readonly RangeKind[] = ['week', 'quarter', 'year'];

const dayIn = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined;

/** Reads the search of /analytics and of its report; whatever does not fit is left out. */
export function analyticsSearch(search: Record<string, unknown>): AnalyticsSearch {
  const tab = tabs.find((key) => key === search.tab);
  const range = ranges.find((kind) => kind === search.range);
  const [from, to] = [dayIn(search.from), dayIn(search.to)];
  const chosen = from && to ? { from, to } : range ? { range } : {};
  return { ...(tab ? { tab } : {}), ...chosen };
}
