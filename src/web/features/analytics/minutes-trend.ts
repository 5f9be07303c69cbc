import { daysWithin, type Period } from '#domain/analytics/period.ts';
import { fewestForTrend } from '#domain/analytics/progress-trend.ts';
import { daysIn, type Range, shifted } from '#domain/analytics/range.ts';

/** Half of the days of a range, with the whole minutes a day that were sat in it. */
export interface MinutesHalf extends Range {
  minutesADay: number;
}

/** Fewer days have no halves worth comparing. */
const fewestDays = 14;

interface Setting {
  today: string;
  firstPracticeDay?: string | undefined;
}

/**
 * Minutes a day in the earlier and in the later half of a range: of its days up to today and since practice began. Where they are
 * odd, the one in the middle is in neither. Undefined of fewer than fourteen days, and of fewer sits than a trend needs (B § 5).
 */
export function minutesHalvesOf(
  { range, days }: Pick<Period, 'range' | 'days'>,
  { today, firstPracticeDay = range.from }: Setting,
): { earlier: MinutesHalf; later: MinutesHalf } | undefined {
  const from = firstPracticeDay > range.from ? firstPracticeDay : range.from;
  const to = today < range.to ? today : range.to;
  const count = from > to ? 0 : daysIn({ from, to });
  const sits = days.reduce((sum, { practice }) => sum + practice.sessions, 0);
  if (count < fewestDays || sits < fewestForTrend) return undefined;
  const half = count >> 1;
  const meanOf = (part: Range): MinutesHalf => {
    const seconds = daysWithin(part, days).reduce((sum, { practice }) => sum + practice.secondsSat, 0);
    return { ...part, minutesADay: Math.round(seconds / 60 / half) };
  };
  return {
    earlier: meanOf({ from, to: shifted(from, half - 1) }),
    later: meanOf({ from: shifted(to, 1 - half), to }),
  };
}
