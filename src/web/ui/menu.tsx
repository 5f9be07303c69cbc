import { Menu as Base } from '@base-ui/react/menu';
import { type ReactElement, type ReactNode, useContext } from 'react';
import { classes } from './classes.ts';
import { CheckIcon } from './icons.tsx';
import { PortalContainer } from './portal-container.ts';

interface MenuProps {
  /** What the button that opens the menu is called. */
  label: string;
  /** What the button shows. */
  trigger: ReactNode;
  className?: string;
  children: ReactNode;
}

const itemClass = 'menu-item';

/** A button that opens a list of things to do or places to go. */
export function Menu({ label, trigger, className, children }: MenuProps) {
  const container = useContext(PortalContainer);
  return (
    <Base.Root modal={false}>
      <Base.Trigger
        aria-label={label}
        className={classes('grid size-11 place-items-center rounded-full hover:bg-sunken', className)}
      >
        {trigger}
      </Base.Trigger>
      <Base.Portal container={container}>
        <Base.Positioner className="z-20 outline-none" sideOffset={8} align="end" collisionPadding={12}>
          <Base.Popup className="popup min-w-56 p-1.5">{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/** Something to do. */
export function MenuItem({ onSelect, children }: { onSelect: () => void; children: ReactNode }) {
  return (
    <Base.Item className={itemClass} onClick={onSelect}>
      {children}
    </Base.Item>
  );
}

/** A place to go. `render` is the link itself: `<MenuLink render={<Link to="/home" />}>Home</MenuLink>`. */
export function MenuLink({ render, children }: { render: ReactElement; children: ReactNode }) {
  return (
    <Base.LinkItem className={itemClass} render={render} closeOnClick>
      {children}
    </Base.LinkItem>
  );
}

export function MenuSeparator() {
  return <Base.Separator className="my-1.5 h-px bg-line" />;
}

interface MenuChoiceProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of several settings, chosen without leaving the menu. */
export function MenuChoice<Value extends string>({
  label,
  options,
  value,
  onChange,
}: MenuChoiceProps<Value>) {
  return (
    <Base.Group>
      <Base.GroupLabel className="px-3 pt-2 pb-1 text-xs font-semibold tracking-[0.08em] text-muted uppercase">
        {label}
      </Base.GroupLabel>
      <Base.RadioGroup value={value} onValueChange={onChange}>
        {options.map((option) => (
          <Base.RadioItem key={option.value} value={option.value} className={itemClass}>
            <span className="grow">{option.label}</span>
            <Base.RadioItemIndicator className="text-accent">
              <CheckIcon />
            </Base.RadioItemIndicator>
          </Base.RadioItem>
        ))}
      </Base.RadioGroup>
    </Base.Group>
  );
}
