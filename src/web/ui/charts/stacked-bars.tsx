import { useMemo } from 'react';
import { ChartFrame } from './chart-frame.tsx';
import { ChartLegend } from './chart-legend.tsx';
import type { ChartPoint, ChartSeries, SeriesChartProps } from './chart-props.ts';
import { type ChartScale, chartScale } from './chart-scale.ts';
import { toneColour } from './chart-tone.ts';
import { LevelLines } from './level-lines.tsx';
import { Plot } from './plot.tsx';
import { seriesTable, seriesTip } from './series-table.ts';

/** Upright bars along points, in each of them the rows of figures one upon the other, the first at the foot. */
export function StackedBars(props: SeriesChartProps) {
  const { series, points, domain, levels } = props;
  const drawing = useMemo(() => {
    const heights = points.map((_, index) =>
      series.reduce((sum, { values }) => sum + (values[index]?.value ?? 0), 0),
    );
    const scale = chartScale([...heights, ...(levels ?? []).map(({ value }) => value)], domain);
    return { scale, picture: <Columns {...{ series, points, scale }} /> };
  }, [series, points, domain, levels]);
  const isKept = series.length > 1 ? (value: number | undefined) => (value ?? 0) > 0 : undefined;
  return (
    <ChartFrame {...props} table={seriesTable(props)}>
      <Plot {...props} scale={drawing.scale} tipAt={(index) => seriesTip(props, index, isKept)}>
        {drawing.picture}
        <LevelLines levels={levels ?? []} points={points} scale={drawing.scale} />
      </Plot>
      <ChartLegend series={series} levels={levels} mark="area" />
    </ChartFrame>
  );
}

interface ColumnsProps {
  series: readonly ChartSeries[];
  points: readonly ChartPoint[];
  scale: ChartScale;
}

function Columns({ series, points, scale }: ColumnsProps) {
  return (
    <div aria-hidden="true" className="chart-layer chart-columns">
      {points.map(({ key }, index) => (
        <div key={key} className="chart-column">
          {series.map(({ key: row, tone, values }, at) => {
            const value = values[index]?.value ?? 0;
            return value <= 0 ? null : (
              <span
                key={row}
                className="chart-segment"
                data-pattern={at}
                style={{ height: `${scale.percentOf(value)}%`, background: toneColour(tone) }}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
