import { type ReactNode, useId, useState } from 'react';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import type { ChartFrameProps } from './chart-props.ts';
import { type FigureRow, FigureTable } from './figure-table.tsx';
import './charts.css';

interface FrameProps extends ChartFrameProps {
  /** The same figures as a table. */
  table: { heads: readonly string[]; rows: readonly FigureRow[] };
  /** Where the chart stands among others. */
  className?: string | undefined;
  /** The picture, and what explains its colours. */
  children: ReactNode;
}

/** What stands around every chart: its heading, a line on what is behind it, and the choice between picture and table. */
export function ChartFrame({ title, lead, words, note, table, className, children }: FrameProps) {
  const titleId = useId();
  const buttonId = useId();
  const [isTable, setIsTable] = useState(false);
  return (
    <figure aria-labelledby={titleId} className={classes('chart late-part min-w-0', className)}>
      <Card className="flex h-full flex-col">
        <h3 id={titleId} className="text-xl">
          {title}
        </h3>
        {lead && <p className="figures mt-1 text-muted text-sm">{lead}</p>}
        <div className="mt-4">
          {isTable ? <FigureTable caption={title} heads={table.heads} rows={table.rows} /> : children}
        </div>
        {note && <p className="mt-3 max-w-prose text-muted text-sm">{note}</p>}
        <div className="-mb-2.5 mt-auto pt-1.5 print:hidden">
          <button
            type="button"
            id={buttonId}
            aria-labelledby={`${buttonId} ${titleId}`}
            className="-ml-2 min-h-11 rounded-full px-2 font-semibold text-accent text-sm"
            onClick={() => setIsTable(!isTable)}
          >
            {isTable ? words.asPicture : words.asTable}
          </button>
        </div>
      </Card>
    </figure>
  );
}
