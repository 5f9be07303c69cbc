import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, inputClass } from './field-frame.tsx';

interface ListFieldProps extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  options: readonly { value: string; label: string }[];
  /** Empty as long as nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
}

/** One of a short list: the browser's own. A value that is not in the list stands there, too. */
export function ListField(props: ListFieldProps) {
  const { label, hint, error, id, className, options, value, onChange, ...select } = props;
  const isListed = options.some((option) => option.value === value);
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id} className={className}>
      {(control) => (
        <select
          {...select}
          {...control}
          className={inputClass}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {!isListed && (
            <option value={value} disabled={value === ''}>
              {value}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
