import { type ReactNode, useId } from 'react';
import { Card } from '#ui/card.tsx';
import { CardSection } from '#ui/card-section.tsx';
import { Disclosure } from '#ui/disclosure.tsx';

interface DetailsSectionProps {
  title: string;
  /** What stands there instead of details where there are none. */
  empty: string;
  /** Where they can be given or changed. */
  link: ReactNode;
  /** The details; undefined where there are none. */
  children: ReactNode | undefined;
}

/** Details that are folded away until they are wanted; where there are none, it says so at once (A § 2). */
export function DetailsSection({ title, empty, link, children }: DetailsSectionProps) {
  const id = useId();
  if (children === undefined) {
    return (
      <CardSection title={title} lead={empty}>
        <div>{link}</div>
      </CardSection>
    );
  }
  return (
    <section aria-labelledby={id}>
      <Card>
        <Disclosure
          summary={
            <h2 id={id} className="text-2xl">
              {title}
            </h2>
          }
        >
          <div className="grid gap-6 pt-3">
            {children}
            <div>{link}</div>
          </div>
        </Disclosure>
      </Card>
    </section>
  );
}
