import { type ReactNode, useId } from 'react';
import { CheckIcon } from './icons.tsx';

interface ChoiceChipsProps<Value extends string> {
  legend: ReactNode;
  /** For chips whose question already stands above them as a title. */
  legendHidden?: boolean;
  options: readonly { value: Value; label: ReactNode }[];
}

interface ManyChipsProps<Value extends string> extends ChoiceChipsProps<Value> {
  selected: readonly Value[];
  onToggle: (value: Value) => void;
}

/** Short options side by side, of which any number may be ticked. */
export function ManyChips<Value extends string>({ selected, onToggle, ...chips }: ManyChipsProps<Value>) {
  return (
    <Chips {...chips} type="checkbox" isChosen={(value) => selected.includes(value)} onChoose={onToggle} />
  );
}

interface OneChipProps<Value extends string> extends ChoiceChipsProps<Value> {
  selected: Value;
  onSelect: (value: Value) => void;
}

/** Short options side by side, of which one is chosen. */
export function OneChip<Value extends string>({ selected, onSelect, ...chips }: OneChipProps<Value>) {
  return <Chips {...chips} type="radio" isChosen={(value) => value === selected} onChoose={onSelect} />;
}

interface ChipsProps<Value extends string> extends ChoiceChipsProps<Value> {
  type: 'checkbox' | 'radio';
  isChosen: (value: Value) => boolean;
  onChoose: (value: Value) => void;
}

const chipClass =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full border border-edge/60 bg-surface px-4 py-1.5 ' +
  'transition-colors hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft ' +
  'has-checked:font-semibold has-checked:text-accent ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent';

function Chips<Value extends string>(props: ChipsProps<Value>) {
  const { legend, legendHidden, options, type, isChosen, onChoose } = props;
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className={legendHidden ? 'sr-only' : 'mb-2 font-medium'}>{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }) => (
          <label key={value} className={chipClass}>
            <input
              type={type}
              name={name}
              value={value}
              checked={isChosen(value)}
              className="sr-only"
              onChange={() => onChoose(value)}
            />
            {isChosen(value) && <CheckIcon />}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
