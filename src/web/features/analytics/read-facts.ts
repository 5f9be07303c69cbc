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
import type { AnalyticsData } from '#store/analytics-data.ts';
import type { DeviceSettings } from '#store/device-settings.ts';
import type { LocalData } from '#store/local-data.ts';
import type { AnalyticsFacts } from './analytics-facts.ts';
import type { AnalyticsSearch } from './analytics-search.ts';

/** So many of the last days are looked at for what is to be expected, whatever the range. */
const recentDaysCount = 30;

/** What My Analytics is read from, and the settings that it began with: read together, since everything else waits for both. */
export interface OpenedAnalytics {
  analytics: AnalyticsData;
  settings: Pick<DeviceSettings, 'dayStartHour' | 'hideStreaks'>;
}

/** For when the facts are read: an instant, the person's time zone, and the range that is asked for. */
export interface AskedFacts extends Pick<AnalyticsSearch, 'range' | 'from' | 'to'> {
  instant: string;
  zone: string;
}

/** Reads what the tabs are drawn from. What the device refuses is thrown as a StorageError. */
export async function readFacts(
  data: LocalData,
  { analytics, settings: { dayStartHour, hideStreaks } }: OpenedAnalytics,
  { instant, zone, range: kind = presetRange, from, to }: AskedFacts,
): Promise<AnalyticsFacts> {
  const today = practiceDayOf(instant, zone, dayStartHour);
  const range = (from && to && customRange(from, to)) || rangeOf(kind, today);
  const before = rangeBefore(range);
  const recent = lastDays(recentDaysCount, today);
  // All at once: what a query reads after it has waited is not followed.
  const [days, totals, firstPracticeDay, sessions, notes, marks, { profile }] = await Promise.all([
    analytics.days(covering(before, range, recent)),
    data.totals(today),
    analytics.firstDay(),
    analytics.lastSessions(range, recentSessionsShown),
    analytics.lastNotes(range, recentNotesShown, dayStartHour),
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
}
