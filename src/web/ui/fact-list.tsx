import type { ReactNode } from 'react';

export interface Fact {
  label: string;
  value: ReactNode;
}

/** What things are called and what they are, row by row. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid">
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="grid gap-x-6 border-line border-t py-2.5 first:border-t-0 first:pt-0 last:pb-0 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
        >
          <dt className="text-muted">{label}</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
