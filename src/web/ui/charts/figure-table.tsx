import { useId } from 'react';

/** A row of a table: its head first, then its figures in words. */
export interface FigureRow {
  key: string;
  cells: readonly string[];
}

interface FigureTableProps {
  /** What the table shows, for a screen reader. */
  caption: string;
  /** One for each column. */
  heads: readonly string[];
  rows: readonly FigureRow[];
}

/** Figures as a table. Where it is wider than its place, it can be moved, by the keyboard too. */
export function FigureTable({ caption, heads, rows }: FigureTableProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section of the page it is not
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reached by the keyboard
    <div role="group" aria-labelledby={id} tabIndex={0} className="overflow-x-auto">
      <table className="figures w-full text-left text-sm">
        <caption id={id} className="sr-only">
          {caption}
        </caption>
        <thead className="text-muted">
          <tr className="border-line border-b">
            {heads.map((head) => (
              <th key={head} scope="col" className="py-1.5 pr-4 align-bottom font-normal last:pr-0">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [head, ...cells] }) => (
            <tr key={key} className="border-line border-b last:border-0">
              <th scope="row" className="py-1.5 pr-4 align-top font-normal">
                {head}
              </th>
              {cells.map((cell, at) => (
                <td key={heads[at + 1]} className="py-1.5 pr-4 align-top last:pr-0">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
