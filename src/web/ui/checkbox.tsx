import type { ComponentProps, ReactNode } from 'react';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A box to tick, with its label as part of the target. */
export function Checkbox({ label, onChange, ...input }: CheckboxProps) {
  return (
    <label className="inline-flex min-h-11 items-center gap-3">
      <input
        {...input}
        type="checkbox"
        className="check-mark rounded-sm"
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
