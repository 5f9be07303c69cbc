import type { ReactNode } from 'react';
import { accountWords } from '#content/screens/account.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { AccountFormState } from './use-account-form.ts';

interface AccountFormProps {
  entry: Omit<AccountFormState<string>, 'faults'>;
  /** What is wrong with the whole of it. */
  trouble: string | undefined;
  submit: string;
  submitting: string;
  /** It was sent once already: sending it again is not what one is here for. */
  isAgain?: boolean;
  /** The fields. */
  children: ReactNode;
}

/** The form of a page about the account: what is wrong with it, its fields and the way on. */
export function AccountForm({ entry, trouble, submit, submitting, isAgain, children }: AccountFormProps) {
  const { form, isBusy, onSubmit, onInput } = entry;
  return (
    <form ref={form} noValidate className="grid gap-4 sm:gap-5" onSubmit={onSubmit} onInput={onInput}>
      {trouble && <Notice tone="error">{trouble}</Notice>}
      {children}
      <Button type="submit" variant={isAgain ? 'quiet' : 'primary'} block busy={isBusy}>
        {isBusy ? submitting : submit}
      </Button>
    </form>
  );
}

interface EntryProps {
  label: string;
  error: string | undefined;
}

/** The email of an account; `known` is filled in already, where it is a text. */
export function EmailEntry({ known, ...field }: EntryProps & { known?: unknown }) {
  return (
    <TextField
      {...field}
      name="email"
      type="email"
      autoComplete="email"
      required
      defaultValue={typeof known === 'string' ? known : ''}
    />
  );
}

interface PasswordEntryProps extends EntryProps {
  name?: string;
  /** Whether it is chosen here, or the one that there is. */
  isNew?: boolean;
  hint?: string;
}

/** A password of an account. */
export function PasswordEntry({ name = 'password', isNew = false, ...field }: PasswordEntryProps) {
  return (
    <PasswordField
      {...field}
      name={name}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      required
      showLabel={accountWords.showPassword}
      hideLabel={accountWords.hidePassword}
    />
  );
}
