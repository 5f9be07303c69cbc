import { Link, useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { accountMessages } from '#content/messages/account.ts';
import { accountWords } from '#content/screens/account.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import { useAccount } from '#store/account-context.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { useDialogs } from '#ui/dialogs-context.tsx';
import { Loading } from '#ui/loading.tsx';
import { faultOf, firstAtFault, signInFaults } from './account-entry.ts';
import { AccountForm, EmailEntry, PasswordEntry } from './account-form.tsx';
import { AccountPage } from './account-page.tsx';
import { localAddress } from './local-address.ts';
import { OtherWays } from './other-ways.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useProviderReturn } from './use-provider-return.ts';

const words = accountWords.signIn;

/**
 * Signing in (A § 2 'Sign in'), also where a return from Google or Apple ends. Afterwards comes the address that was
 * asked for, or home.
 */
export function SignInScreen() {
  const { account } = useAccount();
  const navigate = useNavigate();
  const comingBack = useProviderReturn();
  const asked = useSearch({ strict: false, select: (search) => localAddress(search.redirect) });
  const handed = useLocation({ select: ({ state }) => localAddress(state.returnTo) });
  const redirect = handed ?? asked;
  const knownEmail = useLocation({ select: ({ state }) => state.email });
  const [isRemembered, setIsRemembered] = useState(true);

  const { faults, ...entry } = useAccountForm(
    ['email', 'password'],
    async ({ email: typed, password }) => {
      const email = typed.trim();
      const found = signInFaults({ email, password });
      if (firstAtFault(found)) return found;
      const answer = await account.signIn({ email, password, rememberMe: isRemembered });
      if (!answer.ok) return faultOf(answer.problem, accountMessages.signInFailed);
      const wanted = redirect ?? (comingBack.message ? await wantedBefore() : undefined);
      if (wanted) await navigate({ href: wanted, replace: true });
      else await navigate({ to: '/home', replace: true });
    },
    accountMessages.signInFailed,
  );

  if (comingBack.isEntering) {
    return (
      <AccountPage title={words.title}>
        <Loading text={words.submitting} />
      </AccountPage>
    );
  }
  return (
    <AccountPage title={words.title} lead={words.lead}>
      <AccountForm
        entry={entry}
        trouble={faults.form ?? comingBack.message}
        submit={words.submit}
        submitting={words.submitting}
      >
        <EmailEntry label={words.email} known={knownEmail} error={faults.email} />
        <PasswordEntry label={words.password} error={faults.password} />
        <div className="-my-2 flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox label={words.rememberMe} checked={isRemembered} onChange={setIsRemembered} />
          <ForgotPassword />
        </div>
      </AccountForm>
      <OtherWays rememberMe={isRemembered} redirect={redirect} />
      <p className="mt-4 text-center text-muted">
        {words.noAccount}{' '}
        <Link to="/signup" className={buttonClass('plain')}>
          {words.toSignUp}
        </Link>
      </p>
    </AccountPage>
  );
}

/** Where somebody wanted to go who turned back at a provider. */
async function wantedBefore(): Promise<string | undefined> {
  const { redirectOfTrip } = await import('./finish-provider-return.ts');
  return localAddress(redirectOfTrip());
}

/** Leads to the link by mail where the operator has set mail up; else the button says that it does not (A § 8). */
function ForgotPassword() {
  const { api } = usePlatform();
  const { account } = useAccount();
  const { tell } = useDialogs();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);

  async function press({ currentTarget }: FormEvent<HTMLButtonElement>): Promise<void> {
    const email = currentTarget.form && String(new FormData(currentTarget.form).get('email') ?? '').trim();
    setIsBusy(true);
    const settings = await import('./server-settings.ts')
      .then(({ serverSettings }) => serverSettings(api))
      .finally(() => setIsBusy(false));
    if (!settings.ok) await tell({ text: account.problemOf(settings.problem).message, ok: accountWords.ok });
    else if (settings.value.mail) await navigate({ to: '/forgot-password', state: email ? { email } : {} });
    else await tell({ text: accountMessages.forgotPassword, ok: accountWords.ok });
  }

  return (
    <Button variant="plain" className="-mr-3" busy={isBusy} onClick={(event) => void press(event)}>
      {words.forgotPassword}
    </Button>
  );
}
