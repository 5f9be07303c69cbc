import type { Bar, BarsProps } from './chart-props.ts';
import type { Tip } from './chart-tip.tsx';
import type { FigureRow } from './figure-table.tsx';

type Columns = Pick<BarsProps, 'along' | 'axis' | 'shareAxis' | 'bars' | 'furtherHeads'>;

/** Bars as a table: what each is, its value, its share where bars have shares, and what else there is to say. */
export function barTable({ along, axis, shareAxis, bars, furtherHeads = [] }: Columns): {
  heads: readonly string[];
  rows: readonly FigureRow[];
} {
  const shareHeads = shareAxis === undefined ? [] : [shareAxis];
  return {
    heads: [along, axis, ...shareHeads, ...furtherHeads],
    rows: bars.map(({ key, name, detail, text, share = '', further = [] }) => ({
      key,
      cells: [
        [name, detail].filter(Boolean).join(' '),
        text,
        ...shareHeads.map(() => share),
        ...furtherHeads.map((_, at) => further[at] ?? ''),
      ],
    })),
  };
}

/** What is said of a bar that is looked at. */
export function barTip(
  { name, detail, text, share, further = [] }: Bar,
  furtherHeads: readonly string[] = [],
): Tip {
  const value = [text, share].filter(Boolean).join(', ');
  return {
    name: [name, detail].filter(Boolean).join(' '),
    rows: [
      { key: 'value', text: value },
      ...furtherHeads.map((head, at) => ({ key: head, name: head, text: further[at] ?? '' })),
    ],
  };
}
