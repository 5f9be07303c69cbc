import { type ComponentProps, type ReactNode, useState } from 'react';
import { classes } from './classes.ts';
import { FieldFrame, inputClass } from './field-frame.tsx';
import { EyeIcon, EyeOffIcon } from './icons.tsx';

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** What the button at the end of the box is called while the password is hidden, and while it is shown. */
  showLabel?: string;
  hideLabel?: string;
}

/** A password, hidden until asked for. */
export function PasswordField({
  label,
  hint,
  error,
  id,
  className,
  showLabel = 'Show password',
  hideLabel = 'Hide password',
  ...input
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id} className={className}>
      {(control) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            className={classes(inputClass, 'pr-13')}
          />
          <button
            type="button"
            aria-label={isShown ? hideLabel : showLabel}
            className="absolute inset-y-0.5 right-0.5 grid w-11 place-items-center rounded-md text-muted hover:text-ink"
            onClick={() => setIsShown((shown) => !shown)}
          >
            {isShown ? <EyeOffIcon /> : <EyeIcon />}
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
