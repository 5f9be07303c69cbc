import type { ReactNode } from 'react';
import { FieldFrame, inputClass } from './field-frame.tsx';

interface StepsFieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** The numbers to choose from, rising. A value that is not among them stands there, too. */
  steps: readonly number[];
  value: number;
  textOf: (step: number) => string;
  onChange: (value: number) => void;
}

/** One of a few numbers, each in words: the browser's own list. */
export function StepsField({ label, hint, steps, value, textOf, onChange }: StepsFieldProps) {
  const shown = [...new Set([...steps, value])].sort((one, other) => one - other);
  return (
    <FieldFrame label={label} hint={hint}>
      {(control) => (
        <select
          {...control}
          className={inputClass}
          value={value}
          onChange={(event) => onChange(Number(event.target.value))}
        >
          {shown.map((step) => (
            <option key={step} value={step}>
              {textOf(step)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
