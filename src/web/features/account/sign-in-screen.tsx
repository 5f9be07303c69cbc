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
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { faultOf, firstAtFault, signInFaults } from './account-entry.ts';
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

  const { form, faults, isBusy, onSubmit, onInput } = useAccountForm(
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
  const trouble = faults.form ?? comingBack.message;
  return (
    <AccountPage title={words.title} lead={words.lead}>
      <form ref={form} noValidate className="grid gap-5" onSubmit={onSubmit} onInput={onInput}>
        {trouble && <Notice tone="error">{trouble}</Notice>}
        <TextField
          label={words.email}
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={typeof knownEmail === 'string' ? knownEmail : ''}
          error={faults.email}
        />
        <PasswordField
          label={words.password}
          name="password"
          autoComplete="current-password"
          required
          showLabel={accountWords.showPassword}
          hideLabel={accountWords.hidePassword}
          error={faults.password}
        />
        <div className="-my-2 flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox label={words.rememberMe} checked={isRemembered} onChange={setIsRemembered} />
          <ForgotPassword />
        </div>
        <Button type="submit" block busy={isBusy}>
          {isBusy ? words.submitting : words.submit}
        </Button>
      </form>
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
