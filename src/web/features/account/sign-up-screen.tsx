import { Link, useNavigate } from '@tanstack/react-router';
import { accountMessages } from '#content/messages/account.ts';
import { answerMessages } from '#content/messages/answers.ts';
import { accountWords } from '#content/screens/account.ts';
import { useAccount } from '#store/account-context.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { useDialogs } from '#ui/dialogs-context.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { faultOf, fieldNames, firstAtFault, signUpFaults } from './account-entry.ts';
import { AccountPage } from './account-page.tsx';
import { OtherWays } from './other-ways.tsx';
import { useAccountForm } from './use-account-form.ts';

const words = accountWords.signUp;

/** Making an account (A § 2 'Sign up'). Afterwards comes the questionnaire (A § 4). */
export function SignUpScreen() {
  const { account } = useAccount();
  const { tell } = useDialogs();
  const navigate = useNavigate();

  const { form, faults, isBusy, onSubmit, onInput } = useAccountForm(
    fieldNames,
    async (typed) => {
      const { name, email, password } = { ...typed, name: typed.name.trim(), email: typed.email.trim() };
      const found = signUpFaults({ name, email, password });
      if (firstAtFault(found)) return found;
      const answer = await account.signUp({ name, email, password });
      if (answer.ok) await navigate({ to: '/questionnaire', replace: true });
      else if (answer.problem.code === 'email_taken') {
        await tell({ text: answerMessages.email_taken, ok: accountWords.ok });
        await navigate({ to: '/signin', state: { email } });
      } else return faultOf(answer.problem, accountMessages.accountNotCreated);
    },
    accountMessages.signUpFailed,
  );

  return (
    <AccountPage title={words.title} lead={words.lead}>
      <form ref={form} noValidate className="grid gap-4 sm:gap-5" onSubmit={onSubmit} onInput={onInput}>
        {faults.form && <Notice tone="error">{faults.form}</Notice>}
        <TextField
          label={words.name}
          hint={words.nameHelp}
          name="name"
          autoComplete="name"
          required
          error={faults.name}
        />
        <TextField
          label={words.email}
          name="email"
          type="email"
          autoComplete="email"
          required
          error={faults.email}
        />
        <PasswordField
          label={words.password}
          hint={words.passwordHelp}
          name="password"
          autoComplete="new-password"
          required
          showLabel={accountWords.showPassword}
          hideLabel={accountWords.hidePassword}
          error={faults.password}
        />
        <Button type="submit" block busy={isBusy}>
          {isBusy ? words.submitting : words.submit}
        </Button>
      </form>
      <OtherWays rememberMe />
      <p className="mt-2 text-center text-muted">
        {words.haveAccount}{' '}
        <Link to="/signin" className={buttonClass('plain')}>
          {words.toSignIn}
        </Link>
      </p>
    </AccountPage>
  );
}
