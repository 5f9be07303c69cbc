import { practiceChartWords } from '#content/analytics/overview.ts';
import { calendarWords } from '#content/calendar.ts';
import type { Range } from '#domain/analytics/range.ts';
import type { StepWidth } from '#domain/analytics/series.ts';
import type { ChartPoint } from '#ui/charts/chart-props.ts';

const nameOf: Readonly<Record<StepWidth, (day: Temporal.PlainDate) => string>> = {
  day: (day) => `${calendarWords.weekday(day)} ${calendarWords.day(day)}`,
  week: (day) => calendarWords.day(day),
  month: (day) => calendarWords.month(day),
};

/** The steps of a series over time as points of a chart: days, weeks by their first day, months by their name. */
export function stepPoints(steps: readonly Range[], width: StepWidth): ChartPoint[] {
  return steps.map(({ from }) => {
    const day = Temporal.PlainDate.from(from);
    const tick = width === 'month' ? calendarWords.shortMonth(day) : calendarWords.shortDay(day);
    return { key: from, tick, name: nameOf[width](day) };
  });
}

/** What the points of such a chart are: the head of its table's first column. */
export function alongSteps(width: StepWidth): string {
  return practiceChartWords.steps[width];
}
