import {
  cloneElement,
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
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
 * A button that opens a panel of links, buttons and settings beside it. The panel is a modal dialog of the browser, not
 * an ARIA menu: it may hold text, Tab goes through it as through any page, and so do the arrow keys. Escape
 * or a press beside it closes it and gives the focus back.
 */
export function Menu({ label, trigger, className, children }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setIsOpen(false);
  return (
    <div className={className}>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="grid size-11 place-items-center rounded-full hover:bg-sunken aria-expanded:bg-sunken"
        onClick={() => setIsOpen(true)}
      >
        {trigger}
      </button>
      {isOpen && (
        <CloseMenu value={close}>
          <Panel label={label} opener={button} close={close}>
            {children}
          </Panel>
        </CloseMenu>
      )}
    </div>
  );
}

interface PanelProps {
  label: string;
  opener: RefObject<HTMLButtonElement | null>;
  close: () => void;
  children: ReactNode;
}

function Panel({ label, opener, close, children }: PanelProps) {
  const element = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    dialog.showModal();
    if (opener.current) placeBeside(dialog, opener.current);
    return () => {
      dialog.close();
      opener.current?.focus();
    };
  }, [opener]);

  // The panel would stand beside its button after the window has changed.
  useEffect(() => {
    window.addEventListener('resize', close);
    return () => window.removeEventListener('resize', close);
  });

  function pressBeside({ target }: MouseEvent) {
    if (target === element.current) close();
  }

  function onKeyDown(event: KeyboardEvent) {
    const stops = element.current?.querySelectorAll<HTMLElement>('a[href], button') ?? [];
    const next = neighbourOf([...stops], document.activeElement, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <dialog
      ref={element}
      aria-label={label}
      className="menu"
      onClick={pressBeside}
      onKeyDown={onKeyDown}
      onCancel={close}
      onClose={() => element.current?.open || close()}
    >
      <div className="p-1.5">{children}</div>
    </dialog>
  );
}

/** Puts the panel under its button, or above it where there is more room, at the button's own side of the window. */
function placeBeside(panel: HTMLElement, button: HTMLElement): void {
  const { top, bottom, left, right } = button.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const room = clientHeight - bottom;
  if (panel.offsetHeight + 20 > room && top > room) {
    panel.style.bottom = `${clientHeight - top + 8}px`;
    panel.style.maxHeight = `${Math.round(top) - 20}px`;
  } else {
    panel.style.top = `${bottom + 8}px`;
    panel.style.maxHeight = `calc(100dvh - ${Math.round(bottom) + 20}px)`;
  }
  if (left + right > clientWidth) panel.style.right = `${Math.max(clientWidth - right, 12)}px`;
  else panel.style.left = `${Math.max(left, 12)}px`;
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

/** One of several settings, chosen without leaving the menu; the arrow keys only lead there, a press chooses. */
export function MenuChoice<Value extends string>({
  label,
  options,
  value,
  onChange,
}: MenuChoiceProps<Value>) {
  return (
    <fieldset>
      <legend className="px-3 pt-2 pb-1 text-xs font-semibold tracking-[0.08em] text-muted uppercase">
        {label}
      </legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          className="menu-item"
          onClick={() => onChange(option.value)}
        >
          <span className="grow text-left">{option.label}</span>
          {option.value === value && (
            <span className="text-accent">
              <CheckIcon />
            </span>
          )}
        </button>
      ))}
    </fieldset>
  );
}
