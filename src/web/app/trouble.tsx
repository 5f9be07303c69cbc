import type { ReactNode } from 'react';
import { Notice } from '#ui/notice.tsx';

/** A notice as wide as the page, under the bar. */
export function Trouble({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-270 px-(--page-edge) pt-4 sm:px-8">
      <Notice tone="warning">{children}</Notice>
    </div>
  );
}
