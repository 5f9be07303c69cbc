import { type ReactNode, useId } from 'react';
import { Card } from './card.tsx';

interface CardSectionProps {
  title: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
}

/** A card that is a part of its page, with a heading of its own. */
export function CardSection({ title, lead, children }: CardSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Card className="grid gap-4">
        <div>
          <h2 id={id} className="text-2xl">
            {title}
          </h2>
          {lead && <p className="mt-1.5 max-w-prose text-muted">{lead}</p>}
        </div>
        {children}
      </Card>
    </section>
  );
}
