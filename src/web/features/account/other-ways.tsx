import { useEffect, useState } from 'react';
import { accountMessages } from '#content/messages/account.ts';
import { accountWords } from '#content/screens/account.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import type { Provider } from '#platform/provider-api.ts';
import { useAccount } from '#store/account-context.tsx';
import { Button } from '#ui/button.tsx';
import { useDialogs } from '#ui/dialogs-context.tsx';
import { Divider } from '#ui/divider.tsx';
import { AppleMark, GoogleMark } from './provider-marks.tsx';

const ways = [
  {
    provider: 'google',
    label: accountWords.google,
    Mark: GoogleMark,
    notSetUp: accountMessages.googleNotImplemented,
    failed: accountMessages.googleSignInFailed,
  },
  {
    provider: 'apple',
    label: accountWords.apple,
    Mark: AppleMark,
    notSetUp: accountMessages.appleNotImplemented,
    failed: accountMessages.appleSignInFailed,
  },
] as const;

interface OtherWaysProps {
  rememberMe: boolean;
  /** The address of the app to go to afterwards. */
  redirect?: string | undefined;
}

/** Google and Apple (A § 8): as long as the operator has not set them up, the button says so, naming the provider. */
export function OtherWays({ rememberMe, redirect }: OtherWaysProps) {
  const { api, presence } = usePlatform();
  const { account } = useAccount();
  const { tell } = useDialogs();
  const [leavingFor, setLeavingFor] = useState<Provider>();
  // Who turns back at the provider finds the page as it was left.
  useEffect(() => presence.onReturn(() => setLeavingFor(undefined)), [presence]);

  async function leave({ provider, notSetUp, failed }: (typeof ways)[number]): Promise<void> {
    if (leavingFor) return;
    setLeavingFor(provider);
    try {
      const { leaveForProvider } = await import('./leave-for-provider.ts');
      const leaving = await leaveForProvider(api, { provider, rememberMe, redirect });
      if (leaving.kind === 'left') return;
      const isSetUp = leaving.kind === 'problem';
      await tell({ text: isSetUp ? account.problemOf(leaving.problem).message || failed : notSetUp });
    } catch (error) {
      reportError(error);
      await tell({ text: failed });
    }
    setLeavingFor(undefined);
  }

  return (
    <>
      <Divider>{accountWords.or}</Divider>
      <div className="grid gap-3">
        {ways.map(({ Mark, ...way }) => (
          <Button
            key={way.provider}
            variant="quiet"
            block
            busy={leavingFor === way.provider}
            onClick={() => void leave({ Mark, ...way })}
          >
            {leavingFor !== way.provider && <Mark />}
            {way.label}
          </Button>
        ))}
      </div>
    </>
  );
}
