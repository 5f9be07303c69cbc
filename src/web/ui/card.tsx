import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';

interface CardProps extends ComponentProps<'div'> {
  /** accent: the one thing to do next; current: where one is; flat: without shadow, for what is not open yet. */
  tone?: 'plain' | 'accent' | 'current' | 'flat';
}

const toneClasses = {
  plain: 'bg-surface border-line shadow-card',
  accent: 'border-line shadow-card bg-linear-120 from-accent-soft to-surface to-70%',
  current: 'bg-surface border-accent/55 shadow-card',
  flat: 'border-line',
};

/** A sheet of paper on the page. */
export function Card({ tone = 'plain', className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={classes(
        'min-w-0 rounded-xl border p-[min(1.25rem,6.5vw)] sm:p-6',
        toneClasses[tone],
        className,
      )}
    />
  );
}

/** The small line in capitals above a title. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className="text-xs font-semibold tracking-[0.08em] text-muted uppercase">{children}</p>;
}
