import { chartWords } from '#content/analytics/charts.ts';
import { analyticsWords } from '#content/analytics/dashboard.ts';
import { pahmTabWords } from '#content/analytics/tabs.ts';
import type { NineCategory } from '#domain/analytics/nine-category.ts';
import type { Period } from '#domain/analytics/period.ts';
import { seriesOf, stepWidthOf } from '#domain/analytics/series.ts';
import type { ChartValue } from '#ui/charts/chart-props.ts';
import { LineChart } from '#ui/charts/line-chart.tsx';
import { alongSteps, stepPoints } from './step-points.ts';

const words = pahmTabWords;

/** How attention drifts within a sit: the share of the present in each sixth, of all sits whose taps have moments (B § 3). */
export function DriftChart({ drift, driftSessions }: Pick<NineCategory, 'drift' | 'driftSessions'>) {
  const { title, axis, along, help, part, tick, from } = words.drift;
  return (
    <LineChart
      {...{ title, axis, along, words: chartWords }}
      lead={from(driftSessions)}
      note={help}
      domain={[0, 100]}
      points={drift.map(({ fromPercent, toPercent }) => ({
        key: String(fromPercent),
        tick: tick(fromPercent, toPercent),
        name: part(fromPercent, toPercent),
      }))}
      series={[
        {
          key: 'present',
          name: words.presentPercentage,
          tone: 'accent',
          values: drift.map(({ presentPercentage, observations }) =>
            shareValue(presentPercentage, observations),
          ),
        },
      ]}
    />
  );
}

/** Present attention over the days, weeks or months of a range. */
export function PresentOverTime({ period }: { period: Period }) {
  const width = stepWidthOf(period.range);
  const steps = seriesOf(period, width);
  return (
    <LineChart
      {...words.overTime}
      along={alongSteps(width)}
      words={chartWords}
      domain={[0, 100]}
      points={stepPoints(steps, width)}
      series={[
        {
          key: 'present',
          name: words.presentPercentage,
          tone: 'accent',
          values: steps.map(({ present, observations }) => shareValue(present, observations)),
        },
      ]}
    />
  );
}

/** A share of taps with how many they are; without one there is none to share. */
function shareValue(percent: number | undefined, taps: number): ChartValue {
  const text = percent === undefined ? analyticsWords.noObservations : words.seen(percent, taps);
  return { value: percent, text };
}
