import { useState } from 'react';
import { dataLayerMessages } from '#content/messages/data-layer.ts';
import { forgotPasswordWords } from '#content/screens/password-reset.ts';
import { changePasswordWords } from '#content/screens/sign-in-security.ts';
import { changePassword } from '#platform/own-account-api.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import { askForPasswordLink } from '#platform/recovery-api.ts';
import { useAccount } from '#store/account-context.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { faultOf, fieldOfChangeCode, firstAtFault, passwordChangeFaults } from './account-entry.ts';
import { PasswordEntry } from './account-form.tsx';
import { useAccountForm } from './use-account-form.ts';

const words = changePasswordWords;
const fields = ['currentPassword', 'newPassword'] as const;

/** Changing the password; all other sessions end with it. `onChanged` is called once the server has done so. */
export function ChangePassword({ email, onChanged }: { email: string; onChanged: () => void }) {
  const { api } = usePlatform();
  const { account } = useAccount();
  const [changes, setChanges] = useState(0);

  const { form, faults, isBusy, onSubmit, onInput } = useAccountForm(
    fields,
    async (entry) => {
      const found = passwordChangeFaults(entry);
      if (firstAtFault(found, fields)) return found;
      const answer = await changePassword(api, entry);
      if (!answer.ok) {
        const problem = account.problemOf(answer.problem);
        return faultOf(problem, dataLayerMessages.notCompleted, fieldOfChangeCode);
      }
      setChanges((count) => count + 1);
      form.current?.reset();
      onChanged();
    },
    dataLayerMessages.notCompleted,
  );

  return (
    <form ref={form} noValidate className="grid gap-4" onSubmit={onSubmit} onInput={onInput}>
      <p className="text-muted">{words.help}</p>
      {faults.form && <Notice tone="error">{faults.form}</Notice>}
      {/* A password manager asks whose password it is. */}
      <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordEntry label={words.current} name="currentPassword" error={faults.currentPassword} />
      <PasswordEntry
        isNew
        label={words.new}
        hint={words.newHelp}
        name="newPassword"
        error={faults.newPassword}
      />
      <Button type="submit" variant="quiet" className="justify-self-start" busy={isBusy}>
        {isBusy ? words.submitting : words.submit}
      </Button>
      {changes > 0 && !isBusy && !faults.form && !firstAtFault(faults, fields) && (
        <Notice tone="success">{words.done}</Notice>
      )}
    </form>
  );
}

/** What stands in its place for an account without a password: a link sets a first one, where there is mail. */
export function NoPassword({ email, hasMail }: { email: string; hasMail: boolean }) {
  const { api } = usePlatform();
  const { account } = useAccount();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ isSent: boolean; message: string }>();

  async function send(): Promise<void> {
    setIsBusy(true);
    const answer = await askForPasswordLink(api, email);
    setIsBusy(false);
    const message = answer.ok ? forgotPasswordWords.sent(email) : account.problemOf(answer.problem).message;
    setOutcome({ isSent: answer.ok, message });
  }

  return (
    <div className="grid gap-4">
      <p className="text-muted">{hasMail ? words.none : words.noneWithoutMail}</p>
      {outcome && <Notice tone={outcome.isSent ? 'success' : 'error'}>{outcome.message}</Notice>}
      {hasMail && (
        <Button variant="quiet" className="justify-self-start" busy={isBusy} onClick={() => void send()}>
          {words.sendLink}
        </Button>
      )}
    </div>
  );
}
