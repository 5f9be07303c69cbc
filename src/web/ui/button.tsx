import type { ComponentProps, MouseEvent } from 'react';
import { classes } from './classes.ts';

export type ButtonVariant = 'primary' | 'quiet' | 'plain' | 'danger';

const variantClasses: Record<ButtonVariant, string> = {
  primary: 'min-h-12 px-6 bg-accent text-on-accent not-disabled:hover:bg-accent-strong disabled:bg-sunken',
  quiet: 'min-h-12 px-6 border border-line text-ink not-disabled:hover:bg-sunken',
  plain: 'min-h-11 px-3 text-accent not-disabled:hover:bg-accent-soft',
  danger: 'min-h-12 px-6 border border-danger/50 text-danger not-disabled:hover:bg-danger-soft',
};

/**
 * The look of a button, for links that stand where a button would.
 * @param variant primary: the one thing to do next; quiet: beside it; plain: in running text; danger: deletes.
 */
export function buttonClass(variant: ButtonVariant = 'primary', options: { block?: boolean } = {}): string {
  return classes(
    'inline-flex items-center justify-center gap-2 rounded-full py-2 text-center font-semibold no-underline',
    'transition-colors select-none disabled:text-muted disabled:cursor-not-allowed',
    variantClasses[variant],
    options.block && 'w-full',
  );
}

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  /** Work is under way: the button keeps the focus, shows a turning ring and takes no further press. */
  busy?: boolean;
  block?: boolean;
}

/** A button that says what it does. While `busy`, presses (also Enter in its form) are swallowed. */
export function Button({
  variant,
  busy,
  block,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      className={classes(buttonClass(variant, { block: block ?? false }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      {busy && <span className="spinner" aria-hidden="true" />}
      {children}
    </button>
  );
}
