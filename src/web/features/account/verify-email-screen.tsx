import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { dataLayerMessages } from '#content/messages/data-layer.ts';
import { verifyEmailWords } from '#content/screens/password-reset.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import { verifyEmail } from '#platform/recovery-api.ts';
import { useAccount } from '#store/account-context.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { AccountPage } from './account-page.tsx';

const words = verifyEmailWords;

type Outcome = { kind: 'done' } | { kind: 'ended' } | { kind: 'failed'; message: string };

/** /verify-email#CODE: proves an email by the link of a mail and a session of its account (A § 2, § 7). */
export function VerifyEmailScreen() {
  const { state } = useAccount();
  const code = useLocation({ select: ({ hash }) => hash });
  return (
    <AccountPage title={words.title}>
      {state.kind === 'signed-in' || code === '' ? (
        <Confirmation key={`${code} ${state.kind}`} code={code} />
      ) : (
        <SignInFirst code={code} />
      )}
    </AccountPage>
  );
}

/** The code goes along in the history's own state: an address with it in its query would be sent to servers. */
function SignInFirst({ code }: { code: string }) {
  return (
    <div className="grid gap-5">
      <Notice tone="info">{words.signInFirst}</Notice>
      <Link
        to="/signin"
        state={{ returnTo: `/verify-email#${code}` }}
        className={buttonClass('primary', { block: true })}
      >
        {words.toSignIn}
      </Link>
    </div>
  );
}

function Confirmation({ code }: { code: string }) {
  const { api } = usePlatform();
  const { account, state } = useAccount();
  const isBegun = useRef(false);
  const [outcome, setOutcome] = useState<Outcome | undefined>(code === '' ? { kind: 'ended' } : undefined);

  useEffect(() => {
    if (code === '' || isBegun.current) return;
    isBegun.current = true;
    void verifyEmail(api, code).then((answer) => {
      if (answer.ok) return setOutcome({ kind: 'done' });
      const { code: reason, message } = account.problemOf(answer.problem);
      if (reason === 'code_ended') return setOutcome({ kind: 'ended' });
      setOutcome({ kind: 'failed', message: message || dataLayerMessages.notCompleted });
    });
  }, [api, account, code]);

  if (!outcome) return <Loading text={words.working} />;
  return (
    <div className="grid gap-5">
      {outcome.kind === 'done' && <Notice tone="success">{words.done}</Notice>}
      {outcome.kind === 'ended' && <Notice tone="error">{words.linkEnded}</Notice>}
      {outcome.kind === 'failed' && <Notice tone="error">{outcome.message}</Notice>}
      {state.kind === 'signed-in' ? (
        <Link to="/home" className={buttonClass('primary', { block: true })}>
          {words.toHome}
        </Link>
      ) : (
        <Link to="/signin" className={buttonClass('primary', { block: true })}>
          {words.toSignIn}
        </Link>
      )}
    </div>
  );
}
