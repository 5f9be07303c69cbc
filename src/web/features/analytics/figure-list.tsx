import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';

/** A figure with its name, and what stands behind it. */
export interface NamedFigure {
  name: string;
  figure: ReactNode;
  /** There is none: said in words, and quieter than a figure. */
  isNone?: boolean;
  note?: ReactNode;
}

const rowClasses = {
  fit: 'gap-y-5 sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]',
  four: 'gap-y-7 md:grid-cols-4',
};

interface FigureListProps {
  figures: readonly NamedFigure[];
  /** As many as there is room for, or four on a desk. */
  perRow?: keyof typeof rowClasses;
}

/** The figures that a tab begins with, in a row or two. */
export function FigureList({ figures, perRow = 'fit' }: FigureListProps) {
  return (
    <dl className={classes('grid grid-cols-2 gap-x-5 max-[17rem]:grid-cols-1', rowClasses[perRow])}>
      {figures.map(({ name, figure, isNone, note }) => (
        <div key={name} className="flex flex-col">
          <dt className="order-2 mt-1 text-muted text-sm">{name}</dt>
          <dd
            className={classes(
              'figures order-1 font-serif leading-none',
              isNone ? 'pt-2.5 text-lg text-muted' : 'font-medium text-[1.875rem]',
            )}
          >
            {figure}
          </dd>
          {note && <dd className="order-3 mt-0.5 text-muted text-sm">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
