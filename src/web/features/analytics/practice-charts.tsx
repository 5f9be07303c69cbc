import { useMemo } from 'react';
import { chartWords } from '#content/analytics/charts.ts';
import { analyticsWords } from '#content/analytics/dashboard.ts';
import { overviewWords, practiceChartWords } from '#content/analytics/overview.ts';
import type { ProgressTrend } from '#domain/analytics/progress-trend.ts';
import { daysIn } from '#domain/analytics/range.ts';
import { type Step, type StepWidth, seriesOf, stepWidthOf } from '#domain/analytics/series.ts';
import { BarChart } from '#ui/charts/bar-chart.tsx';
import { LineChart } from '#ui/charts/line-chart.tsx';
import type { AnalyticsFacts } from './analytics-facts.ts';
import { mostOnAWall } from './calendar-layout.ts';
import { minutesHalvesOf } from './minutes-trend.ts';
import { PracticeCalendar } from './practice-calendar.tsx';
import { alongSteps, stepPoints } from './step-points.ts';
import { minutesLevels, ratingLevels } from './trend-levels.ts';

/** Fewer days have too few weeks to stand as high as two charts. */
const fewestOnAWall = 21;

interface PracticeChartsProps {
  facts: AnalyticsFacts;
  trend: ProgressTrend | undefined;
}

/** The days with a sit, minutes and rating over the days, weeks or months of a range, and where they are going. */
export function PracticeCharts({ facts, trend }: PracticeChartsProps) {
  const { period } = facts;
  const width = stepWidthOf(period.range);
  const steps = useMemo(() => seriesOf(period, width), [period, width]);
  return (
    <div className="grid gap-3.5 lg:grid-cols-2">
      <PracticeCalendar period={period} className={calendarClass(daysIn(period.range))} />
      <MinutesChart facts={facts} steps={steps} width={width} />
      <RatingChart facts={facts} steps={steps} width={width} trend={trend} />
    </div>
  );
}

/** A month on the wall stands beside both charts, as high as they are; a row of weeks, or of years, above them. */
function calendarClass(days: number): string {
  return days > fewestOnAWall && days <= mostOnAWall ? 'lg:row-span-2' : 'lg:col-span-2';
}

interface StepsProps {
  facts: AnalyticsFacts;
  steps: readonly Step[];
  width: StepWidth;
}

function MinutesChart({ facts, steps, width }: StepsProps) {
  const words = practiceChartWords.minutes;
  const halves = minutesHalvesOf(facts.period, facts);
  const minutes = Math.floor(facts.period.sums.practice.secondsSat / 60);
  return (
    <BarChart
      title={words.title}
      lead={overviewWords.hours(Math.floor(minutes / 60), minutes % 60)}
      words={chartWords}
      along={alongSteps(width)}
      axis={words.axis}
      points={stepPoints(steps, width)}
      series={[
        {
          key: 'minutes',
          name: words.name,
          tone: 'sage',
          values: steps.map((step) => ({ value: step.minutes, text: words.value(step.minutes) })),
        },
      ]}
      columns={[sessionsColumn(steps)]}
      levels={halves && minutesLevels(halves, width, steps)}
    />
  );
}

function RatingChart({ facts, steps, width, trend }: StepsProps & Pick<PracticeChartsProps, 'trend'>) {
  const words = practiceChartWords.rating;
  const { ratedSessions } = facts.period.sums.practice;
  return (
    <LineChart
      title={words.title}
      lead={ratedSessions === 0 ? words.none : analyticsWords.ofSits(ratedSessions)}
      words={chartWords}
      along={alongSteps(width)}
      axis={words.axis}
      points={stepPoints(steps, width)}
      domain={[1, 10]}
      series={[
        {
          key: 'rating',
          name: words.name,
          tone: 'ink',
          values: steps.map(({ rating }) => ({
            value: rating,
            text: rating === undefined ? words.noSit : words.value(rating),
          })),
        },
      ]}
      columns={[sessionsColumn(steps)]}
      levels={trend && ratingLevels(trend, facts.period.days, steps)}
    />
  );
}

function sessionsColumn(steps: readonly Step[]) {
  return {
    name: practiceChartWords.sessions,
    texts: steps.map(({ sessions }) => String(sessions)),
  };
}
