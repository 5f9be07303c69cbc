import { useId } from 'react';

interface PillChoiceProps<Value extends string> {
  /** What is chosen; only read out. */
  legend: string;
  options: readonly { value: Value; label: string }[];
  /** Undefined where none of them is. */
  selected: Value | undefined;
  onSelect: (value: Value) => void;
}

const optionClass =
  'inline-flex min-h-11 flex-none cursor-pointer items-center rounded-full px-4 text-[0.9375rem] font-medium text-muted select-none ' +
  'hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:shadow-sm max-[22rem]:px-3 ' +
  'has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent';

/** A few short options in one row, of which one holds: a change is shown at once. */
export function PillChoice<Value extends string>({
  legend,
  options,
  selected,
  onSelect,
}: PillChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className="min-w-0 max-w-full">
      <legend className="sr-only">{legend}</legend>
      <div className="flex flex-wrap rounded-[1.75rem] bg-sunken p-1">
        {options.map(({ value, label }) => (
          <label key={value} className={optionClass}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === selected}
              className="sr-only"
              onChange={() => onSelect(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
