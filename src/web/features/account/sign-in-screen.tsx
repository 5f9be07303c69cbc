import { Link, useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { accountMessages } from '#content/messages/account.ts';
import { accountWords } from '#content/screens/account.ts';
import { useAccount } from '#store/account-context.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { useDialogs } from '#ui/dialogs-context.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { faultOf, firstAtFault, signInFaults } from './account-entry.ts';
import { AccountPage } from './account-page.tsx';
import { localAddress } from './local-address.ts';
import { OtherWays } from './other-ways.tsx';
import { useAccountForm } from './use-account-form.ts';

const words = accountWords.signIn;

/** Signing in (A § 2 'Sign in'). Afterwards comes the address that was asked for, or home. */
export function SignInScreen() {
  const { account } = useAccount();
  const { tell } = useDialogs();
  const navigate = useNavigate();
  const redirect = useSearch({ strict: false, select: (search) => localAddress(search.redirect) });
  const knownEmail = useLocation({ select: ({ state }) => state.email });
  const [isRemembered, setIsRemembered] = useState(true);

  const { form, faults, isBusy, onSubmit, onInput } = useAccountForm(async ({ email, password }) => {
    const found = signInFaults({ email, password });
    if (firstAtFault(found)) return found;
    const answer = await account.signIn({ email, password, rememberMe: isRemembered });
    if (!answer.ok) return faultOf(answer.problem, accountMessages.signInFailed);
    if (redirect) await navigate({ href: redirect, replace: true });
    else await navigate({ to: '/home', replace: true });
  }, accountMessages.signInFailed);

  return (
    <AccountPage title={words.title} lead={words.lead}>
      <form ref={form} noValidate className="grid gap-5" onSubmit={onSubmit} onInput={onInput}>
        {faults.form && <Notice tone="error">{faults.form}</Notice>}
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
          <Button
            variant="plain"
            className="-mr-3"
            onClick={() => tell({ text: accountMessages.forgotPassword, ok: accountWords.ok })}
          >
            {words.forgotPassword}
          </Button>
        </div>
        <Button type="submit" block busy={isBusy}>
          {isBusy ? words.submitting : words.submit}
        </Button>
      </form>
      <OtherWays />
      <p className="mt-4 text-center text-muted">
        {words.noAccount}{' '}
        <Link to="/signup" className={buttonClass('plain')}>
          {words.toSignUp}
        </Link>
      </p>
    </AccountPage>
  );
}
