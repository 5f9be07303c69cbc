import type { ReactNode } from 'react';
import { analyticsEmptyHelp } from '#content/analytics/dashboard.ts';
import type { AnalyticsFacts } from './analytics-facts.ts';

interface NothingYetProps {
  /** What is not there (B § 8). */
  title: string;
  /** What may be done about it. */
  help: string;
  facts: Pick<AnalyticsFacts, 'range' | 'firstPracticeDay'>;
  /** A link to where it is done. */
  children?: ReactNode;
}

/** A tab without anything to show. Where there are days before the range, it says that a longer one may hold more. */
export function NothingYet({ title, help, facts: { range, firstPracticeDay }, children }: NothingYetProps) {
  const hasEarlier = firstPracticeDay !== undefined && firstPracticeDay < range.from;
  return (
    <div className="flex flex-col items-center px-4 py-10 text-center sm:py-16">
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-2 max-w-112 text-muted">{help}</p>
      {hasEarlier && <p className="mt-2 max-w-112 text-muted">{analyticsEmptyHelp.data}</p>}
      {children && <p className="mt-5">{children}</p>}
    </div>
  );
}
