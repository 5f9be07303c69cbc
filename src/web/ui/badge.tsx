import { classes } from './classes.ts';

interface BadgeProps {
  /** good: above the others; plain; quiet: below them. None of them is an alarm. */
  tone: 'good' | 'plain' | 'quiet';
  /** What is shown: a word or two. */
  children: string;
  /** Read out in place of what is shown, and holding it: a word alone may say too little. */
  spoken?: string | undefined;
  className?: string;
}

const toneClasses = {
  good: 'border-neutral/30 bg-neutral-soft text-neutral',
  plain: 'border-line bg-sunken text-ink',
  quiet: 'border-edge/60 text-muted',
};

/** A word that grades what it stands beside. */
export function Badge({ tone, children, spoken, className }: BadgeProps) {
  return (
    <span
      className={classes(
        'inline-block rounded-full border px-2.5 py-px font-sans text-xs leading-5 font-semibold',
        toneClasses[tone],
        className,
      )}
    >
      {spoken ? <span aria-hidden="true">{children}</span> : children}
      {spoken && <span className="sr-only">{spoken}</span>}
    </span>
  );
}
