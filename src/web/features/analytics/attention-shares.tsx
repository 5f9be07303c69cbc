import { chartWords } from '#content/analytics/charts.ts';
import { analyticsWords } from '#content/analytics/dashboard.ts';
import { pahmTabWords } from '#content/analytics/tabs.ts';
import { chargeWords, timeWords } from '#content/positions.ts';
import type { NineCategory, Share } from '#domain/analytics/nine-category.ts';
import type { Time } from '#domain/pahm/positions.ts';
import { Bars } from '#ui/charts/bars.tsx';
import type { Bar } from '#ui/charts/chart-props.ts';
import type { ChartTone } from '#ui/charts/chart-tone.ts';

const words = pahmTabWords;

/** Columns are places and not colours, but for the present, which bears the accent. */
const timeTones: Readonly<Record<Time, ChartTone>> = { past: 'stone', present: 'accent', future: 'stone' };

/** The shares of the rows of the matrix (B § 3). */
export function ToneShares({ figures }: { figures: NineCategory }) {
  const { along, title, axis, share } = words.rows;
  return (
    <Bars
      {...{ title, along, axis }}
      shareAxis={share}
      words={chartWords}
      full={figures.totalObservations}
      bars={figures.rows.map((row) => shareBar(row, chargeWords[row.name], row.name))}
    />
  );
}

/** The shares of its columns (B § 3). */
export function TimeShares({ figures }: { figures: NineCategory }) {
  const { along, title, axis, share } = words.columns;
  return (
    <Bars
      {...{ title, along, axis }}
      shareAxis={share}
      words={chartWords}
      full={figures.totalObservations}
      bars={figures.columns.map((column) => shareBar(column, timeWords[column.name], timeTones[column.name]))}
    />
  );
}

function shareBar({ name, count, percent }: Share<string>, text: string, tone: ChartTone): Bar {
  return {
    key: name,
    name: text,
    value: count,
    text: analyticsWords.observations(count),
    share: analyticsWords.percent(percent),
    tone,
  };
}
