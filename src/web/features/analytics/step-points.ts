import { analyticsWords } from '#content/analytics/dashboard.ts';
import { practiceChartWords } from '#content/analytics/overview.ts';
import { calendarWords } from '#content/calendar.ts';
import type { Range } from '#domain/analytics/range.ts';
import type { StepWidth } from '#domain/analytics/series.ts';
import type { ChartPoint } from '#ui/charts/chart-props.ts';

type Naming = (from: Temporal.PlainDate, to: Temporal.PlainDate) => string;

const nameOf: Readonly<Record<StepWidth, Naming>> = {
  day: (day) => `${calendarWords.weekday(day)} ${calendarWords.day(day)}`,
  week: (from) => calendarWords.day(from),
  month: (from, to) =>
    from.day === 1 && to.day === to.daysInMonth
      ? calendarWords.month(from)
      : analyticsWords.days(String(from.day), calendarWords.day(to)),
};

/** More months than a year touches are told apart by their year, too. */
const monthsOfAYear = 13;

/**
 * The steps of a series over time as points of a chart: days, weeks by their first day, months by their name, and those that are
 * cut short by their days.
 */
export function stepPoints(steps: readonly Range[], width: StepWidth): ChartPoint[] {
  return steps.map(({ from, to }) => {
    const day = Temporal.PlainDate.from(from);
    const month = `${calendarWords.shortMonth(day)}${steps.length > monthsOfAYear ? ` ${day.year}` : ''}`;
    const tick = width === 'month' ? month : calendarWords.shortDay(day);
    return { key: from, tick, name: nameOf[width](day, Temporal.PlainDate.from(to)) };
  });
}

/** What the points of such a chart are: the head of its table's first column. */
export function alongSteps(width: StepWidth): string {
  return practiceChartWords.steps[width];
}
