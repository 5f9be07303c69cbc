import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { accountMessages } from '#content/messages/account.ts';
import { dataLayerMessages } from '#content/messages/data-layer.ts';
import { forgotPasswordWords } from '#content/screens/password-reset.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import { askForPasswordLink } from '#platform/recovery-api.ts';
import { useAccount } from '#store/account-context.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { emailFaults, faultOf, firstAtFault } from './account-entry.ts';
import { AccountForm, EmailEntry } from './account-form.tsx';
import { AccountPage } from './account-page.tsx';
import { serverSettings } from './server-settings.ts';
import { useAccountForm } from './use-account-form.ts';
import { useAnswer } from './use-answer.ts';
import { useViewFocus } from './use-view-focus.ts';

const words = forgotPasswordWords;

/** /forgot-password: has a link mailed, where the operator has set mail up (A § 2, § 8). */
export function ForgotPasswordScreen() {
  const { answered } = useAnswer(serverSettings);
  const [sentTo, setSentTo] = useState<string>();
  useViewFocus(sentTo === undefined ? 'asking' : 'sent');

  if (sentTo !== undefined) {
    return (
      <AccountPage title={words.sentTitle} lead={words.sent(sentTo)}>
        <EmailForm email={sentTo} isAgain onSent={setSentTo} />
        <ToSignIn />
      </AccountPage>
    );
  }
  return (
    <AccountPage title={words.title} lead={words.lead}>
      {answered.kind === 'asking' && <Loading />}
      {answered.kind === 'failed' && <Notice tone="error">{answered.message}</Notice>}
      {answered.kind === 'known' &&
        (answered.value.mail ? (
          <EmailForm onSent={setSentTo} />
        ) : (
          <Notice tone="info">{accountMessages.forgotPassword}</Notice>
        ))}
      <ToSignIn />
    </AccountPage>
  );
}

interface EmailFormProps {
  /** The address that a link was just sent to. */
  email?: string;
  /** It was sent before: one press sends it again. */
  isAgain?: boolean;
  onSent: (email: string) => void;
}

function EmailForm({ email: sentTo, isAgain = false, onSent }: EmailFormProps) {
  const { api } = usePlatform();
  const { account } = useAccount();
  const known = useLocation({ select: ({ state }) => state.email });

  const { faults, ...entry } = useAccountForm(
    ['email'],
    async (typed) => {
      const email = typed.email.trim();
      const found = emailFaults({ email });
      if (firstAtFault(found, ['email'])) return found;
      const answer = await askForPasswordLink(api, email);
      if (!answer.ok) return faultOf(account.problemOf(answer.problem), dataLayerMessages.notCompleted);
      onSent(email);
    },
    dataLayerMessages.notCompleted,
  );

  return (
    <AccountForm
      entry={entry}
      trouble={faults.form}
      submit={isAgain ? words.again : words.submit}
      submitting={words.submitting}
      isAgain={isAgain}
    >
      {isAgain ? (
        <input type="hidden" name="email" value={sentTo} />
      ) : (
        <EmailEntry label={words.email} known={known} error={faults.email} />
      )}
    </AccountForm>
  );
}

function ToSignIn(): ReactNode {
  return (
    <p className="mt-4 text-center">
      <Link to="/signin" className={buttonClass('plain')}>
        {words.toSignIn}
      </Link>
    </p>
  );
}
