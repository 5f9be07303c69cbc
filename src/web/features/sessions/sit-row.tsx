import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { RatingBadge } from './rating-badge.tsx';
import type { SessionView } from './session-view.ts';

interface SitRowProps {
  view: SessionView;
  /** What stands under the day of the month: its weekday, or in a list without headings its month. */
  under: 'weekday' | 'shortMonth';
  /** The page of the sit. */
  address: Pick<LinkProps, 'to' | 'params' | 'search' | 'state'>;
  /** What may be done with the sit. */
  children?: ReactNode;
}

/** One sit of a list: its day, what was practised, and what is known of it. The whole row leads to its page. */
export function SitRow({ view, under, address, children }: SitRowProps) {
  const { title, name, facts, details, badge, mark } = view;
  return (
    <li className="group relative flex flex-wrap gap-x-3.5 gap-y-1 border-line py-3.5 not-first:border-t sm:gap-x-5">
      <time dateTime={view.practiceDay} className="w-10 flex-none text-center">
        <span className="figures block font-serif text-2xl leading-7">{view.dayOfMonth}</span>
        <span className="text-muted text-xs uppercase tracking-[0.06em]">{view[under]}</span>
      </time>
      <div className="min-w-0 grow basis-46">
        {children && <div className="relative z-1 float-right -mt-2 -mr-1 sm:mt-0">{children}</div>}
        <p className="font-medium">
          <Link
            {...address}
            aria-label={name}
            className="mr-2 text-ink no-underline underline-offset-4 after:absolute after:inset-0 after:rounded-md group-hover:underline"
          >
            {title}
          </Link>
          {badge && <RatingBadge badge={badge} className="max-sm:hidden" />}
        </p>
        <p className="figures text-muted text-sm">
          {row(facts)}
          <span className="max-sm:hidden"> · </span>
          {/* On a phone there is no room beside the title. */}
          {badge && <RatingBadge badge={badge} className="ml-2 sm:hidden" />}
          <span className="max-sm:block">{row(details)}</span>
        </p>
        {mark && (
          <p className="mt-1.5 inline-block rounded-full bg-sunken px-2.5 py-0.5 text-muted text-xs">
            {mark}
          </p>
        )}
      </div>
    </li>
  );
}

/** Short facts in a row, none of which is broken in two. */
function row(facts: readonly string[]): string {
  return facts.map((fact) => fact.replaceAll(' ', '\u00a0')).join('\u00a0· ');
}
