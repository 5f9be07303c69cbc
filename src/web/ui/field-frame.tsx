import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';

/** The look of a box to type in. */
export const inputClass =
  'block w-full min-h-12 rounded-md border border-edge bg-surface px-3.5 py-2.5 text-ink ' +
  'aria-invalid:border-danger aria-invalid:inset-ring aria-invalid:inset-ring-danger';

interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldFrameProps {
  label: ReactNode;
  /** The label is only read out: what it says already stands above the field. */
  labelHidden?: boolean | undefined;
  hint?: ReactNode | undefined;
  error?: ReactNode | undefined;
  id?: string | undefined;
  className?: string | undefined;
  children: (control: ControlAttributes) => ReactNode;
}

/** A label, a control, its hint and its error, tied together for assistive technology. */
export function FieldFrame({
  label,
  labelHidden,
  hint,
  error,
  id: givenId,
  className,
  children,
}: FieldFrameProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={classes('min-w-0', className)}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'mb-1.5 block font-medium'}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-danger">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
