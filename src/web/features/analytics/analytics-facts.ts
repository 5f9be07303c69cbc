import type { AnalyticsDay } from '#domain/analytics/analytics-day.ts';
import type { Period } from '#domain/analytics/period.ts';
import type { Range } from '#domain/analytics/range.ts';
import type { Streak } from '#domain/analytics/streak.ts';
import type { EmotionalNote } from '#domain/notes/note.ts';
import type { PracticeSession } from '#domain/practice/session.ts';

/** What the tabs of My Analytics are drawn from, read once for all of them (B § 2, § 3). */
export interface AnalyticsFacts {
  /** The person's practice day now. */
  today: string;
  range: Range;
  period: Period;
  /** As many days before the range. */
  before: Period;
  /** The rows of the last 30 practice days, whatever the range. */
  recentDays: readonly AnalyticsDay[];
  /** Of all practice, as on home. */
  streak: Streak;
  /** The first day with anything on it; none on an empty device. */
  firstPracticeDay?: string | undefined;
  /** The last few of the range, newest first. */
  recentSessions: readonly PracticeSession[];
  recentNotes: readonly EmotionalNote[];
  /** Where the person is on the path, 1 to 6. */
  stage: number;
  hideStreaks: boolean;
}
