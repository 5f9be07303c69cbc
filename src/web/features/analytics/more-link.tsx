import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';

/** Leads from the last few of something to all of it. */
export function MoreLink({ to, children }: { to: '/sessions' | '/notes'; children: ReactNode }) {
  return (
    <Link
      to={to}
      search={to === '/notes' ? { tab: 'history' } : {}}
      className={classes(buttonClass('plain'), '-mr-3 flex-none print:hidden')}
    >
      {children}
    </Link>
  );
}
