import type { ReactNode } from 'react';
import { ChevronDownIcon } from './icons.tsx';

interface DisclosureProps {
  /** What always stands there, and opens the rest when pressed. */
  summary: ReactNode;
  children: ReactNode;
}

/** Something to open and close in place: the browser's own details, so that the page's search finds what is inside. */
export function Disclosure({ summary, children }: DisclosureProps) {
  return (
    <details className="disclosure">
      <summary className="flex min-h-11 items-center justify-between gap-4 *:first:min-w-0">
        {summary}
        <span className="disclosure-arrow flex-none text-muted" aria-hidden="true">
          <ChevronDownIcon />
        </span>
      </summary>
      {children}
    </details>
  );
}
