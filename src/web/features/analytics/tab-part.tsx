import { type ReactNode, useId } from 'react';

interface TabPartProps {
  title: string;
  lead?: ReactNode;
  /** A link beside the title, to where there is more of it. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a tab, with its heading. */
export function TabPart({ title, lead, action, children }: TabPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="late-part">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 break-after-avoid">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {action}
      </div>
      {lead && <p className="mt-1.5 max-w-prose text-muted">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
