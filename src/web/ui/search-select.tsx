import { Combobox } from '@base-ui/react/combobox';
import { useContext } from 'react';
import { classes } from './classes.ts';
import { inputClass } from './field-frame.tsx';
import { CheckIcon, ChevronDownIcon, SearchIcon } from './icons.tsx';
import { PortalContainer } from './portal-container.ts';
import type { SearchSelectProps, SelectOption } from './select-field.tsx';

/** The list with its search field, over Base UI. */
export default function SearchSelectList(props: SearchSelectProps) {
  const { label, labelHidden, options, value, onChange, placeholder, searchLabel, emptyText } = props;
  const container = useContext(PortalContainer);
  const selected = options.find((option) => option.value === value) ?? null;
  return (
    <Combobox.Root
      items={options}
      value={selected}
      onValueChange={(option: SelectOption | null) => option && onChange(option.value)}
      autoHighlight
    >
      <div className="min-w-0">
        <Combobox.Label className={labelHidden ? 'sr-only' : 'mb-1.5 block font-medium'}>
          {label}
        </Combobox.Label>
        <Combobox.Trigger
          className={classes(inputClass, 'flex items-center justify-between gap-3 text-left')}
        >
          <span className={classes('min-w-0 truncate', !selected && 'text-muted')}>
            <Combobox.Value placeholder={placeholder} />
          </span>
          <Combobox.Icon className="text-muted">
            <ChevronDownIcon />
          </Combobox.Icon>
        </Combobox.Trigger>
      </div>
      <Combobox.Portal container={container}>
        <Combobox.Positioner className="z-20 outline-none" sideOffset={6} align="start" collisionPadding={12}>
          <Combobox.Popup className="popup select-popup" aria-label={searchLabel}>
            <div className="flex items-center gap-2 border-b border-line px-3.5 text-muted">
              <SearchIcon />
              <Combobox.Input
                aria-label={searchLabel}
                placeholder={searchLabel}
                className="min-h-12 w-full min-w-0 bg-transparent text-ink outline-none"
              />
            </div>
            <Combobox.Empty className="px-4 text-muted not-empty:py-4">{emptyText}</Combobox.Empty>
            <Combobox.List className="select-list">
              {(option: SelectOption) => (
                <Combobox.Item key={option.value} value={option} className="menu-item">
                  <span className="grow">{option.label}</span>
                  <Combobox.ItemIndicator className="text-accent">
                    <CheckIcon />
                  </Combobox.ItemIndicator>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
