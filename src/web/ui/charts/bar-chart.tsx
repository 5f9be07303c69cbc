import type { SeriesChartProps } from './chart-props.ts';
import { StackedBars } from './stacked-bars.tsx';

/** One row of figures along points as upright bars. */
export function BarChart(props: SeriesChartProps) {
  return <StackedBars {...props} series={props.series.slice(0, 1)} />;
}
