import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { CloseIcon } from './icons.tsx';
import { PortalContainer } from './portal-container.ts';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the dialog. Without a title the text does. */
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
  /** With it a close button stands in the corner, called by this name. */
  closeLabel?: string;
  /** alert: something must be read or decided before going on. */
  kind?: 'dialog' | 'alert';
}

/**
 * A question or a message above the page: the browser's own modal dialog, which keeps the focus inside, closes on
 * Escape and gives the focus back. A press beside it closes it too. What carries `data-initial-focus` gets the focus;
 * otherwise the first control does.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  children,
  actions,
  closeLabel,
  kind = 'dialog',
}: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    const dialog = element.current;
    if (!open || !dialog) return;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-initial-focus]')?.focus();
    return () => dialog.close();
  }, [open]);

  function pressBeside(event: MouseEvent) {
    if (event.target === element.current) onOpenChange(false);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and comes as the cancel event
    <dialog
      ref={element}
      role={kind === 'alert' ? 'alertdialog' : undefined}
      aria-labelledby={title ? `${id}-title` : `${id}-text`}
      aria-describedby={title ? `${id}-text` : undefined}
      className="dialog"
      onClick={pressBeside}
      onCancel={(event) => {
        event.preventDefault();
        onOpenChange(false);
      }}
      onClose={() => {
        // A browser may close a dialog over our head: on a second Escape, say.
        if (open && !element.current?.open) onOpenChange(false);
      }}
    >
      {open && (
        <PortalContainer value={element}>
          <div className="relative p-6 sm:p-7">
            {title && (
              <h2 id={`${id}-title`} className="mb-2 pr-8 text-2xl">
                {title}
              </h2>
            )}
            <div id={`${id}-text`}>{children}</div>
            {actions && (
              <div className="mt-6 flex flex-col gap-2.5 sm:flex-row sm:flex-wrap sm:justify-end">
                {actions}
              </div>
            )}
            {closeLabel && (
              <button
                type="button"
                aria-label={closeLabel}
                className="absolute top-3 right-3 grid size-11 place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink"
                onClick={() => onOpenChange(false)}
              >
                <CloseIcon />
              </button>
            )}
          </div>
        </PortalContainer>
      )}
    </dialog>
  );
}
