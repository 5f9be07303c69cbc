import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { dataLayerMessages } from '#content/messages/data-layer.ts';
import { resetPasswordWords } from '#content/screens/password-reset.ts';
import { readSignInMethods } from '#platform/own-account-api.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import { resetPassword } from '#platform/recovery-api.ts';
import { useAccount } from '#store/account-context.tsx';
import { buttonClass } from '#ui/button.tsx';
import { faultOf, firstAtFault, passwordFaults } from './account-entry.ts';
import { AccountForm, PasswordEntry } from './account-form.tsx';
import { AccountPage } from './account-page.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useViewFocus } from './use-view-focus.ts';

const words = resetPasswordWords;

/** /reset-password#CODE: a new password, by the link of a mail (A § 2, § 7). */
export function ResetPasswordScreen() {
  const code = useLocation({ select: ({ hash }) => hash });
  // Another link that is opened in the same window is another page.
  return <ResetPassword key={code} code={code} />;
}

function ResetPassword({ code }: { code: string }) {
  const [view, setView] = useState<'form' | 'done' | 'ended'>(code === '' ? 'ended' : 'form');
  useViewFocus(view);

  if (view === 'done') {
    return (
      <AccountPage title={words.doneTitle} lead={words.done}>
        <Link to="/signin" className={buttonClass('primary', { block: true })}>
          {words.toSignIn}
        </Link>
      </AccountPage>
    );
  }
  if (view === 'ended') {
    return (
      <AccountPage title={words.linkEndedTitle} lead={words.linkEnded}>
        <Link to="/forgot-password" className={buttonClass('primary', { block: true })}>
          {words.toNewLink}
        </Link>
      </AccountPage>
    );
  }
  return (
    <AccountPage title={words.title} lead={words.lead}>
      <PasswordForm code={code} onDone={() => setView('done')} onEnded={() => setView('ended')} />
    </AccountPage>
  );
}

interface PasswordFormProps {
  code: string;
  onDone: () => void;
  /** The link was used or is too old. */
  onEnded: () => void;
}

function PasswordForm({ code, onDone, onEnded }: PasswordFormProps) {
  const { api } = usePlatform();
  const { account } = useAccount();

  const { faults, ...entry } = useAccountForm(
    ['password'],
    async ({ password }) => {
      const found = passwordFaults({ password });
      if (firstAtFault(found, ['password'])) return found;
      const answer = await resetPassword(api, { code, password });
      if (answer.ok) {
        onDone();
        // All sessions of the account have ended: whether the one of this browser is among them, the server knows.
        if (account.token() !== undefined) void readSignInMethods(api);
        return;
      }
      const problem = account.problemOf(answer.problem);
      if (problem.code !== 'code_ended') return faultOf(problem, dataLayerMessages.notCompleted);
      onEnded();
    },
    dataLayerMessages.notCompleted,
  );

  return (
    <AccountForm entry={entry} trouble={faults.form} submit={words.submit} submitting={words.submitting}>
      <PasswordEntry isNew label={words.password} hint={words.passwordHelp} error={faults.password} />
    </AccountForm>
  );
}
