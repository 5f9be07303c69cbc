import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { classes } from './classes.ts';
import { neighbourOf } from './menu-keys.ts';

interface TabsProps<Key extends string> {
  /** Ties the tabs to their panels; one a page. */
  id: string;
  /** What the row of tabs is called. */
  label: string;
  tabs: readonly { key: Key; label: ReactNode }[];
  selected: Key;
  onSelect: (key: Key) => void;
}

/** Along the row and along the ring of `neighbourOf`. */
const along: Readonly<Record<string, string>> = { ArrowRight: 'ArrowDown', ArrowLeft: 'ArrowUp' };

const tabClass =
  '-mb-px min-h-11 flex-none border-b-2 px-3.5 py-2 font-medium whitespace-nowrap transition-colors ' +
  'max-sm:grow';

/** A row of tabs over panels. Tab reaches the chosen one, the arrow keys choose among them. */
export function Tabs<Key extends string>({ id, label, tabs, selected, onSelect }: TabsProps<Key>) {
  const row = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent): void {
    const key = neighbourOf(
      tabs.map((tab) => tab.key),
      selected,
      along[event.key] ?? (event.key === 'Home' || event.key === 'End' ? event.key : ''),
    );
    if (key === undefined) return;
    event.preventDefault();
    row.current?.querySelector<HTMLElement>(`#${CSS.escape(tabId(id, key))}`)?.focus();
    onSelect(key);
  }

  return (
    <div
      ref={row}
      role="tablist"
      aria-label={label}
      className="mb-6 flex overflow-x-auto border-line border-b"
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab) => {
        const isSelected = tab.key === selected;
        return (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={tabId(id, tab.key)}
            aria-selected={isSelected}
            aria-controls={isSelected ? panelId(id, tab.key) : undefined}
            tabIndex={isSelected ? 0 : -1}
            className={classes(
              tabClass,
              isSelected ? 'border-accent text-ink' : 'border-transparent text-muted hover:text-ink',
            )}
            onClick={() => onSelect(tab.key)}
          >
            {tab.label}
          </button>
        );
      })}
    </div>
  );
}

interface TabPanelProps {
  /** That of the tabs. */
  id: string;
  /** The key of its tab. */
  tab: string;
  /** It keeps what it holds while another one is shown. */
  hidden?: boolean;
  children: ReactNode;
}

/** What a tab shows. */
export function TabPanel({ id, tab, hidden, children }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={panelId(id, tab)}
      aria-labelledby={tabId(id, tab)}
      hidden={hidden}
      className={hidden ? undefined : 'flex grow flex-col'}
    >
      {children}
    </div>
  );
}

const tabId = (id: string, key: string) => `${id}-tab-${key}`;
const panelId = (id: string, key: string) => `${id}-panel-${key}`;
