import { type CSSProperties, Fragment } from 'react';
import { type ChartTone, toneColour } from './chart-tone.ts';

/** A figure of the point that is looked at. */
export interface TipRow {
  key: string;
  /** What it is a figure of; left out where the chart has one alone. */
  name?: string | undefined;
  text: string;
  tone?: ChartTone | undefined;
  /** Which row of the chart it is: where there are no colours, its pattern. */
  pattern?: number | undefined;
}

/** What is said of a point of a chart. */
export interface Tip {
  name: string;
  rows: readonly TipRow[];
}

/** The same in a sentence, to be read out. */
export function tipText({ name, rows }: Tip): string {
  const said = rows.map((row) => (row.name ? `${row.name}: ${row.text}` : row.text));
  return [name, said.join(', ')].filter(Boolean).join(': ');
}

interface ChartTipProps {
  tip: Tip;
  /** Where the point is along the chart, in percent: at neither end the sheet stands out at the side. */
  place: number;
  /** top: over the head of the plot; above, below: beside a bar across, on the side that has room. */
  side: 'top' | 'above' | 'below';
}

/** The small sheet at a point. It stays within its card, however much there is to say. */
export function ChartTip({ tip: { name, rows }, place, side }: ChartTipProps) {
  return (
    <div
      aria-hidden="true"
      className="chart-tip figures"
      data-side={side}
      style={{ '--place': place } as CSSProperties}
    >
      <p className="font-semibold">{name}</p>
      <dl className="chart-tip-rows">
        {rows.map(({ key, name: rowName, text, tone, pattern }) => (
          <Fragment key={key}>
            <dt>
              {tone && (
                <span
                  className="chart-swatch"
                  data-pattern={pattern}
                  style={{ background: toneColour(tone) }}
                />
              )}
              {rowName}
            </dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
      </dl>
    </div>
  );
}

/** Reads out politely what the keyboard comes upon. */
export function TipReader({ tip }: { tip: Tip | undefined }) {
  return (
    <p role="status" className="sr-only">
      {tip && tipText(tip)}
    </p>
  );
}
