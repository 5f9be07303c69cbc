import { lazy, type ReactNode, Suspense } from 'react';
import { FieldFrame, inputClass } from './field-frame.tsx';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SearchSelectProps {
  label: ReactNode;
  /** For a list whose question already stands above it as a title. */
  labelHidden?: boolean;
  options: readonly SelectOption[];
  value: string | undefined;
  onChange: (value: string) => void;
  placeholder: string;
  /** What the search field inside the list is called. */
  searchLabel: string;
  /** Shown when nothing fits what was typed. */
  emptyText: string;
}

/** The list is large and rarely needed: it is fetched when one is shown, and where it cannot be, the browser's serves. */
const SearchSelectList = lazy(() => import('./search-select.tsx').catch(() => ({ default: PlainSelect })));

/** One of a long list, with a search field inside the list. */
export function SearchSelect(props: SearchSelectProps) {
  return (
    <Suspense fallback={<PlainSelect {...props} />}>
      <SearchSelectList {...props} />
    </Suspense>
  );
}

/** The same choice by the browser's own list. */
function PlainSelect({ label, labelHidden, options, value, onChange, placeholder }: SearchSelectProps) {
  return (
    <FieldFrame label={label} labelHidden={labelHidden}>
      {(control) => (
        <select
          {...control}
          className={inputClass}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="" disabled>
            {placeholder}
          </option>
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
