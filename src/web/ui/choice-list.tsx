import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';

export interface ChoiceOption<Value extends string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
}

interface ListProps<Value extends string> {
  legend: ReactNode;
  /** For a list whose question already stands above it as a title: the legend is then only read out. */
  legendHidden?: boolean;
  /** Two columns from a small desk on, for many short options. */
  columns?: 1 | 2;
  options: readonly ChoiceOption<Value>[];
}

interface ChoiceListProps<Value extends string> extends ListProps<Value> {
  selected: readonly Value[];
  onToggle: (value: Value) => void;
}

/** Options of which any number may be chosen. */
export function ChoiceList<Value extends string>({ selected, onToggle, ...list }: ChoiceListProps<Value>) {
  return (
    <Choices {...list} type="checkbox" isChosen={(value) => selected.includes(value)} onChoose={onToggle} />
  );
}

interface SingleChoiceProps<Value extends string> extends ListProps<Value> {
  selected: Value | undefined;
  onSelect: (value: Value) => void;
}

/** Options of which one may be chosen. */
export function SingleChoice<Value extends string>({
  selected,
  onSelect,
  ...list
}: SingleChoiceProps<Value>) {
  return <Choices {...list} type="radio" isChosen={(value) => value === selected} onChoose={onSelect} />;
}

interface ChoicesProps<Value extends string> extends ListProps<Value> {
  type: 'checkbox' | 'radio';
  isChosen: (value: Value) => boolean;
  onChoose: (value: Value) => void;
}

function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { legend, legendHidden, columns = 1, options, type, isChosen, onChoose } = props;
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className={legendHidden ? 'sr-only' : 'serif-title mb-3 text-xl'}>{legend}</legend>
      <div className={classes('grid gap-2.5', columns === 2 && 'sm:grid-cols-2')}>
        {options.map(({ value, label, hint }) => (
          <label key={value} className="choice">
            <input
              type={type}
              name={name}
              value={value}
              checked={isChosen(value)}
              className={classes('check-mark', type === 'radio' ? 'rounded-full' : 'rounded-sm')}
              onChange={() => onChoose(value)}
            />
            <span className="min-w-0">
              <span className="font-medium">{label}</span>
              {hint && <span className="mt-0.5 block text-sm text-muted">{hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
