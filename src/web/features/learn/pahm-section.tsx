import { type ReactNode, useId } from 'react';
import { classes } from '#ui/classes.ts';

interface PahmSectionProps {
  title: string;
  lead?: string;
  /** Stands below another section, and keeps its distance from it. */
  isApart?: boolean;
  children: ReactNode;
}

/** A part of the page on the matrix, with its heading. */
export function PahmSection({ title, lead, isApart, children }: PahmSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes(isApart && 'mt-12 sm:mt-16')}>
      <h2 id={id} className={classes('text-2xl', lead ? 'mb-2' : 'mb-4')}>
        {title}
      </h2>
      {lead && <p className="mb-5 max-w-prose text-muted">{lead}</p>}
      {children}
    </section>
  );
}
