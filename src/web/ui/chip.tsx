import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { CheckIcon } from './icons.tsx';

interface ToggleChipProps {
  pressed: boolean;
  onChange: (pressed: boolean) => void;
  children: ReactNode;
}

/** A word to tick among others. */
export function ToggleChip({ pressed, onChange, children }: ToggleChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      className={classes(
        'inline-flex min-h-11 items-center gap-1.5 rounded-full border px-4 py-1.5 transition-colors',
        pressed
          ? 'border-accent bg-accent-soft font-semibold text-accent'
          : 'border-edge/60 bg-surface hover:bg-sunken',
      )}
      onClick={() => onChange(!pressed)}
    >
      {pressed && <CheckIcon />}
      {children}
    </button>
  );
}

/** A figure and what it counts. */
export function FigureChip({ figure, label }: { figure: ReactNode; label: ReactNode }) {
  return (
    <div className="rounded-lg border border-line bg-surface px-4 py-2.5">
      <p className="figures font-serif text-2xl leading-tight font-medium">{figure}</p>
      <p className="text-sm text-muted">{label}</p>
    </div>
  );
}
