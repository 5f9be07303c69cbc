import { type CSSProperties, type ReactNode, useId } from 'react';
import { classes } from './classes.ts';

interface SliderFieldProps {
  label: ReactNode;
  /** For a slider whose question already stands above it as a title. */
  labelHidden?: boolean;
  minimum: number;
  maximum: number;
  step?: number;
  value: number;
  onChange: (value: number) => void;
  lowLabel?: ReactNode;
  highLabel?: ReactNode;
  /** How the value is shown and read, when the bare number does not say it (a unit, say). */
  valueText?: string;
}

/** A number on a scale: the browser's own range control, so that every key and gesture of the platform works. */
export function SliderField(props: SliderFieldProps) {
  const {
    label,
    labelHidden,
    minimum,
    maximum,
    step = 1,
    value,
    onChange,
    lowLabel,
    highLabel,
    valueText,
  } = props;
  const id = useId();
  const share = (value - minimum) / (maximum - minimum);
  return (
    <div className="min-w-0">
      <div
        className={classes('flex items-baseline', !labelHidden && 'justify-between gap-4')}
        style={{ '--share': share } as CSSProperties}
      >
        <label htmlFor={id} className={labelHidden ? 'sr-only' : 'font-medium'}>
          {label}
        </label>
        <output
          htmlFor={id}
          className={classes(
            'figures font-serif font-medium',
            labelHidden ? 'slider-figure text-5xl' : 'text-2xl',
          )}
        >
          {valueText ?? value}
        </output>
      </div>
      <input
        id={id}
        type="range"
        className="slider"
        min={minimum}
        max={maximum}
        step={step}
        value={value}
        aria-valuetext={valueText}
        aria-describedby={lowLabel || highLabel ? `${id}-ends` : undefined}
        style={{ '--share': share } as CSSProperties}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      {(lowLabel || highLabel) && (
        <div id={`${id}-ends`} className="flex justify-between gap-6 text-sm text-muted">
          <span>{lowLabel}</span>
          <span className="text-right">{highLabel}</span>
        </div>
      )}
    </div>
  );
}
