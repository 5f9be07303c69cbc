import type { ReactNode } from 'react';
import { ListField } from './list-field.tsx';

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
    <ListField
      label={label}
      hint={hint}
      options={shown.map((step) => ({ value: String(step), label: textOf(step) }))}
      value={String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  );
}
