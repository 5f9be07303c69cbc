import { useEffect, useState } from 'react';
import { daysWithin, periodOf } from '#domain/analytics/period.ts';
import { practiceDayOf } from '#domain/analytics/practice-day.ts';
import {
  covering,
  customRange,
  lastDays,
  presetRange,
  rangeBefore,
  rangeOf,
} from '#domain/analytics/range.ts';
import { recentNotesShown, recentSessionsShown } from '#domain/analytics/recent-records.ts';
import { progressOf } from '#domain/path/progress.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import { useLive } from '#store/local-data-context.tsx';
import type { AnalyticsFacts } from './analytics-facts.ts';
import type { AnalyticsSearch } from './analytics-search.ts';
import type { OpenedAnalytics } from './use-analytics-data.ts';

/** So many of the last days are looked at for what is to be expected, whatever the range. */
const recentDaysCount = 30;

/** What the tabs are drawn from, followed; undefined until it is read. While another range is read, the one before stays. */
export function useAnalyticsFacts(
  { analytics, settings: settingsAtFirst }: OpenedAnalytics,
  { range: kind = presetRange, from, to }: Pick<AnalyticsSearch, 'range' | 'from' | 'to'>,
): { facts: AnalyticsFacts | undefined; isReading: boolean } {
  const { clock, presence } = usePlatform();
  // Whoever comes back to the page may come back on another day.
  const [instant, setInstant] = useState(() => clock.instant());
  useEffect(() => presence.onReturn(() => setInstant(clock.instant())), [clock, presence]);
  const { dayStartHour, hideStreaks } = useLive((data) => data.settings()) ?? settingsAtFirst;
  const facts = useLive(
    async (data): Promise<AnalyticsFacts> => {
      const today = practiceDayOf(instant, clock.zone(), dayStartHour);
      const range = (from && to && customRange(from, to)) || rangeOf(kind, today);
      const before = rangeBefore(range);
      const recent = lastDays(recentDaysCount, today);
      // All at once: what a query reads after it has waited is not followed.
      const [days, totals, firstPracticeDay, sessions, notes, marks, { profile }] = await Promise.all([
        analytics.days(covering(before, range, recent)),
        data.totals(today),
        analytics.firstDay(),
        analytics.lastSessions(range, recentSessionsShown),
        analytics.lastNotes(range, recentNotesShown),
        data.marks(),
        data.profile(),
      ]);
      return {
        today,
        range,
        period: periodOf(range, days),
        before: periodOf(before, days),
        recentDays: daysWithin(recent, days),
        streak: { current: totals.currentStreak, longest: totals.longestStreak },
        firstPracticeDay,
        recentSessions: sessions,
        recentNotes: notes,
        stage: progressOf({ marks, profile }).stage,
        hideStreaks,
      };
    },
    [analytics, clock, instant, dayStartHour, hideStreaks, kind, from, to],
  );
  const [last, setLast] = useState(facts);
  if (facts && facts !== last) setLast(facts);
  return { facts: facts ?? last, isReading: facts === undefined };
}
