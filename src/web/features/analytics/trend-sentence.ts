import { trendWords } from '#content/analytics/overview.ts';
import type { ProgressTrend } from '#domain/analytics/progress-trend.ts';

/** The means of both halves of a trend, with how many sits each is of. */
export function trendSentence({ newer, older }: ProgressTrend): string {
  return trendWords.halves(newer.mean, newer.sessions, older.mean, older.sessions);
}
