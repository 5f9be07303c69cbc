import { Link, useNavigate } from '@tanstack/react-router';
import { accountMessages } from '#content/messages/account.ts';
import { answerMessages } from '#content/messages/answers.ts';
import { accountWords } from '#content/screens/account.ts';
import { useAccount } from '#store/account-context.tsx';
import { buttonClass } from '#ui/button.tsx';
import { useDialogs } from '#ui/dialogs-context.tsx';
import { TextField } from '#ui/text-field.tsx';
import { faultOf, fieldNames, firstAtFault, signUpFaults } from './account-entry.ts';
import { AccountForm, EmailEntry, PasswordEntry } from './account-form.tsx';
import { AccountPage } from './account-page.tsx';
import { OtherWays } from './other-ways.tsx';
import { useAccountForm } from './use-account-form.ts';

const words = accountWords.signUp;

/** Making an account (A § 2 'Sign up'). Afterwards comes the questionnaire (A § 4). */
export function SignUpScreen() {
  const { account } = useAccount();
  const { tell } = useDialogs();
  const navigate = useNavigate();

  const { faults, ...entry } = useAccountForm(
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
      <AccountForm entry={entry} trouble={faults.form} submit={words.submit} submitting={words.submitting}>
        <TextField
          label={words.name}
          hint={words.nameHelp}
          name="name"
          autoComplete="name"
          required
          error={faults.name}
        />
        <EmailEntry label={words.email} error={faults.email} />
        <PasswordEntry isNew label={words.password} hint={words.passwordHelp} error={faults.password} />
      </AccountForm>
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
