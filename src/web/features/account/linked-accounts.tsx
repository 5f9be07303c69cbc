import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { dataLayerMessages } from '#content/messages/data-layer.ts';
import { linkedAccountWords } from '#content/screens/sign-in-security.ts';
import type { SignInMethodsAnswer } from '#platform/own-account-api.ts';
import { leavePageFor } from '#platform/page-load.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import { linkProvider, type Provider, unlinkProvider } from '#platform/provider-api.ts';
import { useAccount } from '#store/account-context.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { AppleMark, GoogleMark } from './provider-marks.tsx';

const words = linkedAccountWords;
const marks = { google: GoogleMark, apple: AppleMark } as const satisfies Record<Provider, unknown>;

interface LinkedAccountsProps {
  /** Those that are linked, or that the operator has set up. */
  providers: readonly Provider[];
  methods: SignInMethodsAnswer;
  /** Those that can be linked: the operator has set them up. */
  settings: Readonly<Record<Provider, boolean>>;
  /** Asks again in which ways the account can be signed in to. */
  onChanged: () => Promise<void>;
}

/** Google and Apple: which of them one can sign in with, and the way to link and unlink them (A § 2). */
export function LinkedAccounts({ providers, methods, settings, onChanged }: LinkedAccountsProps) {
  const { api, presence } = usePlatform();
  const { account } = useAccount();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<Provider>();
  const [outcome, setOutcome] = useState<{ isDone: boolean; message: string }>();
  // Who turns back at the provider finds the page as it was left.
  useEffect(() => presence.onReturn(() => setBusy(undefined)), [presence]);

  async function change(provider: Provider): Promise<void> {
    if (busy) return;
    setBusy(provider);
    setOutcome(undefined);
    // What a return from a provider said has been read by now.
    await navigate({ to: '/profile', search: {}, replace: true, resetScroll: false });
    const answer = methods[provider]
      ? await unlinkProvider(api, provider)
      : await linkProvider(api, provider);
    if (!answer.ok) {
      const { message } = account.problemOf(answer.problem);
      setOutcome({ isDone: false, message: message || dataLayerMessages.notCompleted });
    } else if ('url' in answer.value) return leavePageFor(answer.value.url);
    else {
      await onChanged();
      setOutcome({ isDone: true, message: words.unlinkedNow(words.names[provider]) });
    }
    setBusy(undefined);
  }

  return (
    <div className="grid gap-3">
      {outcome && <Notice tone={outcome.isDone ? 'success' : 'error'}>{outcome.message}</Notice>}
      <ul className="grid gap-3">
        {providers.map((provider) => {
          const name = words.names[provider];
          const isLinked = methods[provider];
          const Mark = marks[provider];
          return (
            <li key={provider} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
              <span className="flex items-center gap-3">
                <Mark />
                {isLinked ? words.linked(name) : words.notLinked(name)}
              </span>
              {(isLinked || settings[provider]) && (
                <Button variant="quiet" busy={busy === provider} onClick={() => void change(provider)}>
                  {isLinked ? words.unlink(name) : words.link(name)}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
