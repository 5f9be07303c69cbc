import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface TabsProps<Key extends string> {
  /** What the row of tabs is called. */
  label: string;
  tabs: readonly { key: Key; name: ReactNode }[];
  /** The open one. */
  value: Key;
  onChange: (key: Key) => void;
  /** What stands in the open tab. */
  children: ReactNode;
}

const listClass =
  'relative -mx-(--page-edge) flex overflow-x-auto border-line border-b px-2.5 [scrollbar-width:none] sm:mx-0 sm:px-0';
const tabClass =
  'min-h-12 flex-none whitespace-nowrap rounded-t-md px-3 sm:first:pl-0 text-[0.9375rem] font-medium text-muted -outline-offset-2 hover:text-ink data-[active]:text-ink data-[active]:shadow-[inset_0_-2px_var(--color-accent)]';

/**
 * Parts of a screen of which one is open. The arrow keys lead along the row, Enter or Space opens. Where the row is
 * wider than the window it can be moved, and the open tab is brought into view.
 */
export function Tabs<Key extends string>({ label, tabs, value, onChange, children }: TabsProps<Key>) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab was opened
  useLayoutEffect(() => {
    // With the frame that shows it: asked for any sooner, where it stands would have to be worked out twice.
    const frame = requestAnimationFrame(() => {
      const row = list.current;
      const open = row?.querySelector<HTMLElement>('[aria-selected="true"]');
      if (!row || !open) return;
      const middle = open.offsetLeft - row.offsetLeft + open.offsetWidth / 2;
      row.scrollLeft = middle - row.clientWidth / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return (
    <BaseTabs.Root value={value} onValueChange={(key: Key) => onChange(key)}>
      <BaseTabs.List ref={list} aria-label={label} className={listClass}>
        {tabs.map(({ key, name }) => (
          <BaseTabs.Tab key={key} value={key} className={tabClass}>
            {name}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      <BaseTabs.Panel key={value} value={value} className="pt-7">
        {children}
      </BaseTabs.Panel>
    </BaseTabs.Root>
  );
}
