import {
  cloneElement,
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { classes } from './classes.ts';
import { CheckIcon } from './icons.tsx';
import { neighbourOf } from './menu-keys.ts';

interface MenuProps {
  /** What the button that opens the menu is called. */
  label: string;
  /** What the button shows. */
  trigger: ReactNode;
  className?: string;
  children: ReactNode;
}

const CloseMenu = createContext<() => void>(() => {});

/**
 * A button that opens a panel of links, buttons and settings below it: a disclosure, not an ARIA menu, so that it may
 * hold text and Tab goes through it as through the page; the arrow keys do too. Escape closes it and gives the focus
 * back; leaving it or a press beside it closes it.
 */
export function Menu({ label, trigger, className, children }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    function pressBeside({ target }: Event) {
      if (target instanceof Node && !root.current?.contains(target)) setIsOpen(false);
    }
    document.addEventListener('pointerdown', pressBeside);
    return () => document.removeEventListener('pointerdown', pressBeside);
  }, [isOpen]);

  function close() {
    if (root.current?.contains(document.activeElement)) button.current?.focus();
    setIsOpen(false);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      close();
      return;
    }
    if (event.target instanceof HTMLInputElement) return;
    const stops = [...(root.current?.querySelectorAll<HTMLElement>('a[href], button, input:checked') ?? [])];
    const next = neighbourOf(stops, document.activeElement, event.key);
    if (!isOpen || !next) return;
    event.preventDefault();
    next.focus();
  }

  function onBlur({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) setIsOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens on the controls inside
    <div ref={root} className={classes('relative', className)} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className="grid size-11 place-items-center rounded-full hover:bg-sunken aria-expanded:bg-sunken"
        onClick={() => setIsOpen((open) => !open)}
      >
        {trigger}
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
        <div id={id} role="group" aria-label={label} className="menu">
          <CloseMenu value={close}>{children}</CloseMenu>
        </div>
      )}
    </div>
  );
}

/** Something to do. */
export function MenuItem({ onSelect, children }: { onSelect: () => void; children: ReactNode }) {
  const close = useContext(CloseMenu);
  function select() {
    close();
    onSelect();
  }
  return (
    <button type="button" className="menu-item" onClick={select}>
      {children}
    </button>
  );
}

interface LinkProps {
  className?: string;
  onClick?: () => void;
  children?: ReactNode;
}

/** A place to go. `render` is the link itself: `<MenuLink render={<Link to="/home" />}>Home</MenuLink>`. */
export function MenuLink({ render, children }: { render: ReactElement<LinkProps>; children: ReactNode }) {
  const close = useContext(CloseMenu);
  return cloneElement(render, { className: 'menu-item', onClick: close }, children);
}

export function MenuSeparator() {
  return <hr className="my-1.5 border-line" />;
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
  const name = useId();
  return (
    <fieldset>
      <legend className="px-3 pt-2 pb-1 text-xs font-semibold tracking-[0.08em] text-muted uppercase">
        {label}
      </legend>
      {options.map((option) => (
        <label key={option.value} className="menu-item relative">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            className="peer sr-only"
            onChange={() => onChange(option.value)}
          />
          <span className="grow">{option.label}</span>
          <span className="invisible text-accent peer-checked:visible">
            <CheckIcon />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
