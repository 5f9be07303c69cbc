import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import { FieldFrame, inputClass } from './field-frame.tsx';

interface TextFieldProps extends ComponentProps<'input'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

/** One line of text. `error` is shown under the box and read with it. */
export function TextField({ label, hint, error, id, className, ...input }: TextFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id} className={className}>
      {(control) => <input type="text" {...input} {...control} className={inputClass} />}
    </FieldFrame>
  );
}

interface TextAreaProps extends ComponentProps<'textarea'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** The most characters the text may have; a counter appears before that is reached. */
  limit?: number;
}

/** Several lines of text; grows with what is written. */
export function TextArea({ label, hint, error, limit, id, className, value, ...area }: TextAreaProps) {
  const length = typeof value === 'string' ? value.length : 0;
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id} className={className}>
      {(control) => (
        <>
          <textarea
            rows={3}
            {...area}
            {...control}
            value={value}
            maxLength={limit}
            className={classes(inputClass, 'field-sizing-content min-h-24 resize-y')}
          />
          {limit !== undefined && isNearLimit(length, limit) && (
            <p role="status" className="figures mt-1.5 text-right text-sm text-muted">
              {length} / {limit}
            </p>
          )}
        </>
      )}
    </FieldFrame>
  );
}

/** The counter shows in the last tenth, and from 200 characters before the wall in any case. */
export function isNearLimit(length: number, limit: number): boolean {
  return length >= limit - Math.max(limit / 10, 200);
}
