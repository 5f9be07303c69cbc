import type { ChartLevel, ChartSeries } from './chart-props.ts';
import { toneColour } from './chart-tone.ts';

interface ChartLegendProps {
  series: readonly Pick<ChartSeries, 'key' | 'name' | 'tone'>[];
  levels?: readonly ChartLevel[] | undefined;
  /** Lines are told apart by their dashes too, areas by their pattern where there are no colours. */
  mark: 'line' | 'area';
}

/** What the colours of a chart mean. One row of figures alone needs none: the title says what it is. */
export function ChartLegend({ series, levels = [], mark }: ChartLegendProps) {
  const rows = series.length > 1 ? series : [];
  if (rows.length + levels.length === 0) return null;
  return (
    <ul className="chart-legend figures">
      {rows.map(({ key, name, tone }, at) => (
        <li key={key}>
          {mark === 'line' ? (
            <LineMark tone={tone} dash={at} />
          ) : (
            <span
              aria-hidden="true"
              className="chart-swatch"
              data-pattern={at}
              style={{ background: toneColour(tone) }}
            />
          )}
          {name}
        </li>
      ))}
      {levels.map(({ key, name, tone }) => (
        <li key={key}>
          <LineMark tone={tone} dash="level" />
          {name}
        </li>
      ))}
    </ul>
  );
}

function LineMark({ tone, dash }: { tone: ChartSeries['tone']; dash: number | 'level' }) {
  return (
    <svg aria-hidden="true" width="22" height="8" className="flex-none">
      <line
        x1="1"
        x2="21"
        y1="4"
        y2="4"
        className="chart-stroke"
        data-dash={dash}
        style={{ stroke: toneColour(tone) }}
      />
    </svg>
  );
}
