import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';

interface StarsProps {
  label: ReactNode;
  labelHidden?: boolean;
  /** 0: none given yet; otherwise 1 to the number of labels. */
  value: number;
  onChange: (value: number) => void;
  /** What each number of stars means, from one star on; shown below the stars. */
  labels: readonly string[];
  /** Shown below the stars while none is given. */
  noneLabel?: string;
}

/** Stars from one up, each with its meaning; pressing the chosen star again takes it back to none. */
export function Stars({ label, labelHidden, value, onChange, labels, noneLabel }: StarsProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className={labelHidden ? 'sr-only' : 'mb-2 font-medium'}>{label}</legend>
      <div className="-ml-1.5 flex flex-wrap items-center">
        {labels.map((meaning, index) => {
          const stars = index + 1;
          return (
            <label key={meaning} className="star-target">
              <input
                type="radio"
                name={name}
                value={stars}
                checked={stars === value}
                aria-label={meaning}
                className="sr-only"
                onChange={() => onChange(stars)}
                onClick={() => stars === value && onChange(0)}
              />
              <Star isFull={stars <= value} className="size-8 transition-colors" />
            </label>
          );
        })}
      </div>
      <p aria-hidden="true" className="min-h-6 text-muted">
        {labels[value - 1] ?? noneLabel}
      </p>
    </fieldset>
  );
}

/** Stars that were given, out of so many; `label` says in words what is shown. */
export function GivenStars({ value, of, label }: { value: number; of: number; label: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <span aria-hidden="true" className="flex gap-0.5">
        {Array.from({ length: of }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a star is nothing but its position
          <Star key={at} isFull={at < value} className="size-5" />
        ))}
      </span>
      {label}
    </p>
  );
}

function Star({ isFull, className }: { isFull: boolean; className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={classes(className, isFull ? 'star-full' : 'star-empty')}
    >
      <path d="m12 2.6 2.9 5.9 6.5.9-4.7 4.6 1.1 6.5L12 17.4l-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9Z" />
    </svg>
  );
}
