import { LinePath } from '@visx/shape';
import { useMemo } from 'react';
import { ChartFrame } from './chart-frame.tsx';
import { ChartLegend } from './chart-legend.tsx';
import type { ChartSeries, ChartValue, SeriesChartProps } from './chart-props.ts';
import { type ChartScale, chartScale, placeOf } from './chart-scale.ts';
import { toneColour } from './chart-tone.ts';
import { LevelLines } from './level-lines.tsx';
import { Plot } from './plot.tsx';
import { seriesTable, seriesTip } from './series-table.ts';

/** Figures over time, or along something else, as lines. Where nothing stands behind a point there is a gap. */
export function LineChart(props: SeriesChartProps) {
  const { series, points, domain, levels } = props;
  const drawing = useMemo(() => {
    const values = [...series.flatMap((row) => row.values), ...(levels ?? [])];
    const scale = chartScale(
      values.map(({ value }) => value),
      domain,
    );
    return { scale, picture: <Lines {...{ series, scale }} /> };
  }, [series, domain, levels]);
  return (
    <ChartFrame {...props} table={seriesTable(props)}>
      <Plot {...props} scale={drawing.scale} tipAt={(index) => seriesTip(props, index)}>
        <LevelLines levels={levels ?? []} points={points} scale={drawing.scale} />
        {drawing.picture}
      </Plot>
      <ChartLegend series={series} levels={levels} mark="line" />
    </ChartFrame>
  );
}

function Lines({ series, scale }: { series: readonly ChartSeries[]; scale: ChartScale }) {
  const yOf = ({ value = 0 }: ChartValue) => 100 - scale.percentOf(value);
  return (
    <>
      <svg aria-hidden="true" className="chart-layer" viewBox="0 0 100 100" preserveAspectRatio="none">
        {series.map(({ key, tone, values }, at) => (
          <LinePath
            key={key}
            data={[...values]}
            x={(_, index) => placeOf(index, values.length)}
            y={yOf}
            defined={({ value }) => value !== undefined}
            className="chart-stroke"
            data-dash={at}
            vectorEffect="non-scaling-stroke"
            style={{ stroke: toneColour(tone) }}
          />
        ))}
      </svg>
      <svg aria-hidden="true" className="chart-layer">
        {series.map(({ key, tone, values }, at) => (
          <g key={key} className="chart-dots" data-dash={at} style={{ color: toneColour(tone) }}>
            {values.map((value, index) =>
              value.value === undefined ? null : (
                <circle
                  // biome-ignore lint/suspicious/noArrayIndexKey: a dot has no name but its place
                  key={index}
                  cx={`${placeOf(index, values.length)}%`}
                  cy={`${yOf(value)}%`}
                  r="3"
                />
              ),
            )}
          </g>
        ))}
      </svg>
    </>
  );
}
