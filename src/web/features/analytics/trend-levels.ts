import { practiceChartWords } from '#content/analytics/overview.ts';
import type { Period } from '#domain/analytics/period.ts';
import type { ProgressTrend } from '#domain/analytics/progress-trend.ts';
import { isInRange, type Range } from '#domain/analytics/range.ts';
import type { StepWidth } from '#domain/analytics/series.ts';
import type { ChartLevel } from '#ui/charts/chart-props.ts';
import type { MinutesHalf } from './minutes-trend.ts';

/** The means of both halves of a progress trend as level lines, each across the steps that its sits lie in. */
export function ratingLevels(
  { older, newer }: ProgressTrend,
  days: Period['days'],
  steps: readonly Range[],
): ChartLevel[] {
  // The days of the rated sits, one for each sit, in the order in which the trend takes them.
  const daysOfSits = days.flatMap(({ practiceDay, practice }) =>
    practice.sits.flatMap(({ earnedTenths }) => (earnedTenths === undefined ? [] : practiceDay)),
  );
  const { earlier, later } = practiceChartWords.rating;
  const early = daysOfSits.slice(0, older.sessions);
  const late = daysOfSits.slice(-newer.sessions);
  return [
    level('earlier', earlier(older.sessions, older.mean), older.mean, early, steps),
    level('later', later(newer.sessions, newer.mean), newer.mean, late, steps),
  ];
}

/** So many days a step has, by which minutes a day are as high as the bars. */
const daysOfStep: Readonly<Record<StepWidth, number>> = { day: 1, week: 7, month: 365 / 12 };

/** The minutes a day of both halves of a range as level lines, as high as a step of such minutes. */
export function minutesLevels(
  halves: { earlier: MinutesHalf; later: MinutesHalf },
  width: StepWidth,
  steps: readonly Range[],
): ChartLevel[] {
  const words = practiceChartWords.minutes;
  return (['earlier', 'later'] as const).map((half) => {
    const { minutesADay, from, to } = halves[half];
    return level(half, words[half](minutesADay), minutesADay * daysOfStep[width], [from, to], steps);
  });
}

function level(
  key: 'earlier' | 'later',
  name: string,
  value: number,
  days: readonly string[],
  steps: readonly Range[],
): ChartLevel {
  const keyOf = (day: string | undefined) =>
    steps.find((step) => day !== undefined && isInRange(step, day))?.from;
  return {
    key,
    name,
    value,
    tone: key === 'later' ? 'accent' : 'stone',
    fromKey: keyOf(days[0]),
    toKey: keyOf(days.at(-1)),
  };
}
