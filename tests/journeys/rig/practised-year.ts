import '../../setup/temporal.ts';
import { analyticsDaysOf } from '#domain/analytics/analytics-day.ts';
import { type Period, periodOf } from '#domain/analytics/period.ts';
import { lastDays, type RangeKind, rangeBefore, rangeOf } from '#domain/analytics/range.ts';
import { type Streak, streakOf } from '#domain/analytics/streak.ts';
import type { Export } from '#domain/own-data/format.ts';
import { sampleYear } from '../../../scripts/sample/year.ts';
import { dayText } from './past-sits.ts';

/** Where the browser of the journeys is. */
const zone = 'Europe/Berlin';

/** A believable year up to yesterday, as a file to import, and what analytics must say of a range of it. */
export interface PractisedYear {
  file: string;
  today: string;
  streak: Streak;
  firstPracticeDay: string | undefined;
  records: Pick<Export, 'practiceSessions' | 'emotionalNotes'>;
  periodOf: (kind: RangeKind) => Period;
  /** As many days before such a range. */
  before: (kind: RangeKind) => Period;
  /** The rows of the last 30 days. */
  recentDays: Period['days'];
}

/** The year of somebody, the same for every run of a day. */
export function practisedYear(uid: string): PractisedYear {
  const today = dayText(0);
  const year = sampleYear({ uid, until: today, zone, seed: 9 });
  const dayOf = new Map(year.practiceSessions.map(({ sessionId, practiceDay }) => [sessionId, practiceDay]));
  const days = analyticsDaysOf(
    {
      sessions: year.practiceSessions,
      taps: year.taps,
      notes: year.emotionalNotes,
      reflections: year.reflections,
      recoveries: year.mindRecoveryHistory,
      views: year.pageViews,
    },
    { zone, dayStartHour: 0, dayOfSession: (id) => dayOf.get(id) },
  );
  return {
    file: JSON.stringify(year),
    today,
    streak: streakOf(dayOf.values(), today),
    firstPracticeDay: days[0]?.practiceDay,
    records: year,
    periodOf: (kind) => periodOf(rangeOf(kind, today), days),
    before: (kind) => periodOf(rangeBefore(rangeOf(kind, today)), days),
    recentDays: periodOf(lastDays(30, today), days).days,
  };
}
