import type { ReactNode } from 'react';
import { classes } from './classes.ts';

interface ActionBarProps {
  /** On a desk it stands where it is written, above a list that has no end in sight; otherwise it follows the content. */
  isAbove?: boolean;
  children: ReactNode;
}

/** The screen's actions: at the foot of the window on a phone, where a thumb reaches; after the content on a desk. */
export function ActionBar({ isAbove, children }: ActionBarProps) {
  return <div className={classes('action-bar', isAbove && 'action-bar-above')}>{children}</div>;
}
