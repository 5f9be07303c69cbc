import type { SeriesChartProps } from './chart-props.ts';
import type { Tip, TipRow } from './chart-tip.tsx';
import type { FigureRow } from './figure-table.tsx';

type Rows = Pick<SeriesChartProps, 'points' | 'series' | 'columns'>;

/** The figures of a chart along points as a table: a row for each point, a column for each row of figures and what is told beside. */
export function seriesTable({ along, points, series, columns = [] }: Rows & { along: string }): {
  heads: readonly string[];
  rows: readonly FigureRow[];
} {
  return {
    heads: [along, ...series.map(({ name }) => name), ...columns.map(({ name }) => name)],
    rows: points.map(({ key, name }, index) => ({
      key,
      cells: [
        name,
        ...series.map(({ values }) => values[index]?.text ?? ''),
        ...columns.map(({ texts }) => texts[index] ?? ''),
      ],
    })),
  };
}

/** What is said of a point. A name stands only where there is more than one figure; `isKept` leaves out those of no interest. */
export function seriesTip(
  { points, series, columns = [] }: Rows,
  index: number,
  isKept: (value: number | undefined) => boolean = () => true,
): Tip {
  const isAlone = series.length === 1;
  const drawn = series.flatMap(({ key, name, tone, values }, pattern): TipRow[] => {
    const { value, text } = values[index] ?? { value: undefined, text: '' };
    if (!isKept(value)) return [];
    return [isAlone ? { key, text } : { key, name, text, tone, pattern }];
  });
  const beside = columns.map(({ name, texts }) => ({ key: name, name, text: texts[index] ?? '' }));
  return { name: points[index]?.name ?? '', rows: [...drawn, ...beside] };
}
