import { type ReactNode, useId } from 'react';

interface TabPartProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A part of a tab, with its heading. */
export function TabPart({ title, lead, children }: TabPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {lead && <p className="mt-1.5 max-w-prose text-muted">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
