import type { ReactNode } from 'react';

/** The screen's actions: at the foot of the window on a phone, where a thumb reaches; after the content on a desk. */
export function ActionBar({ children }: { children: ReactNode }) {
  return <div className="action-bar">{children}</div>;
}
