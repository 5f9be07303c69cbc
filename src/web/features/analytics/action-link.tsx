import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Action } from '#domain/analytics/recommendations.ts';
import { buttonClass } from '#ui/button.tsx';

/** Where something is to be done, but for the practices of Mind Recovery, which have an address each. */
const places = {
  'recovery-hub': '/mind-recovery',
  practice: '/home',
  notes: '/notes',
  matrix: '/learning/pahm',
} as const satisfies Record<Exclude<Action['to'], 'recovery'>, string>;

interface ActionLinkProps {
  action: Action;
  className?: string;
  children: ReactNode;
}

/** Leads to what a recommendation asks for (B § 2). */
export function ActionLink({ action, className = buttonClass('quiet'), children }: ActionLinkProps) {
  if (action.to !== 'recovery') {
    return (
      <Link to={places[action.to]} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <Link to="/mind-recovery/$practiceType" params={{ practiceType: action.practice }} className={className}>
      {children}
    </Link>
  );
}
