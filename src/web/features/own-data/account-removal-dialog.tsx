import { type FormEvent, useId } from 'react';
import { accountWords } from '#content/screens/account.ts';
import { deleteAccountWords } from '#content/screens/data-removal.ts';
import type { Provider } from '#platform/provider-api.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { useAccountDeletion } from './use-account-deletion.ts';

const words = deleteAccountWords;
const providers: readonly Provider[] = ['google', 'apple'];

interface AccountRemovalDialogProps {
  open: boolean;
  onClose: () => void;
  /** A copy first. */
  onExport: () => void;
}

/** The question before an account is deleted: with the password, or after a fresh sign-in with the provider. */
export function AccountRemovalDialog({ open, onClose, onExport }: AccountRemovalDialogProps) {
  const form = useId();
  const { methods, isBusy, fault, submit, confirmWith, clear } = useAccountDeletion(open);

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get('password');
    void submit(typeof password === 'string' ? password : '');
  }

  function close(): void {
    if (isBusy) return;
    clear();
    onClose();
  }

  return (
    <Dialog
      kind="alert"
      open={open}
      onOpenChange={close}
      title={words.question}
      actions={
        <>
          <Button variant="quiet" data-initial-focus onClick={close}>
            {words.cancel}
          </Button>
          <Button variant="quiet" onClick={onExport}>
            {words.export}
          </Button>
          <Button type="submit" form={form} variant="danger" busy={isBusy} disabled={!methods}>
            {isBusy ? words.deleting : words.delete}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className="grid gap-3" onSubmit={send}>
        <p>{words.text}</p>
        <p className="text-muted">{words.elsewhere}</p>
        {fault.form && <Notice tone="error">{fault.form}</Notice>}
        {methods?.password && (
          <PasswordField
            label={words.password}
            hint={words.passwordHelp}
            name="password"
            autoComplete="current-password"
            required
            showLabel={accountWords.showPassword}
            hideLabel={accountWords.hidePassword}
            error={fault.password}
          />
        )}
        {fault.isSignInNeeded &&
          providers
            .filter((provider) => methods?.[provider])
            .map((provider) => (
              <Button key={provider} variant="quiet" onClick={() => void confirmWith(provider)}>
                {words.confirmWith[provider]}
              </Button>
            ))}
      </form>
    </Dialog>
  );
}
