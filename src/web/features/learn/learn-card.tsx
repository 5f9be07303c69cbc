import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';

interface LearnCardProps extends Pick<LinkProps, 'to' | 'hash'> {
  title: string;
  text: string;
  /** A small picture. */
  picture: ReactNode;
}

/** One thing to read, with a picture of it. */
export function LearnCard({ title, text, picture, ...link }: LearnCardProps) {
  return (
    <Card className="relative flex h-full flex-wrap items-center gap-4 sm:p-5">
      <span aria-hidden="true" className="grid size-18 flex-none place-items-center">
        {picture}
      </span>
      <div className="min-w-0 grow basis-36">
        <h2 className="text-xl">
          <Link {...link} className="text-ink no-underline after:absolute after:inset-0 after:rounded-xl">
            {title}
          </Link>
        </h2>
        <p className="mt-1 text-[0.9375rem] text-muted leading-snug">{text}</p>
      </div>
    </Card>
  );
}
