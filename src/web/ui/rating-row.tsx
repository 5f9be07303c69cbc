import { type ReactNode, useId } from 'react';

interface RatingRowProps {
  label: ReactNode;
  hint?: ReactNode;
  minimum: number;
  maximum: number;
  value: number | undefined;
  onChange: (value: number) => void;
  lowLabel?: ReactNode;
  highLabel?: ReactNode;
}

/** One choice of a short row of numbers. */
export function RatingRow({
  label,
  hint,
  minimum,
  maximum,
  value,
  onChange,
  lowLabel,
  highLabel,
}: RatingRowProps) {
  const id = useId();
  const numbers = Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index);
  return (
    <fieldset className="min-w-0" aria-describedby={lowLabel || highLabel ? `${id}-ends` : undefined}>
      <legend className="mb-2 font-medium">{label}</legend>
      {hint && <p className="mb-2 text-sm text-muted">{hint}</p>}
      <div className="flex flex-wrap gap-2">
        {numbers.map((number) => (
          <label key={number} className="rating figures">
            <input
              type="radio"
              name={id}
              value={number}
              checked={number === value}
              className="sr-only"
              onChange={() => onChange(number)}
            />
            {number}
          </label>
        ))}
      </div>
      {(lowLabel || highLabel) && (
        <div id={`${id}-ends`} className="mt-1.5 flex justify-between gap-6 text-sm text-muted">
          <span>{lowLabel}</span>
          <span className="text-right">{highLabel}</span>
        </div>
      )}
    </fieldset>
  );
}
