import type { ReactNode } from 'react';

/** A line across, with a word in its middle. */
export function Divider({ children }: { children: ReactNode }) {
  return (
    <p className="my-5 flex items-center gap-4 text-sm text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
      {children}
    </p>
  );
}
