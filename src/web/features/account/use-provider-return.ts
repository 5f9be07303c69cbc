import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { accountMessages } from '#content/messages/account.ts';
import { returnMessages } from '#content/messages/provider-return.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import { useAccount } from '#store/account-context.tsx';
import { entryCodeIn } from './entry-code.ts';
import { localAddress } from './local-address.ts';

/** What a person who comes back from Google or Apple meets on the sign-in page. */
export interface ReturnInHand {
  /** The code is being exchanged: the form is of no use yet. */
  isEntering: boolean;
  /** Why they were not signed in, in a sentence. */
  message: string | undefined;
}

/** Follows a return that ends on the sign-in page: with a code, which is exchanged once, or with a problem (A § 7). */
export function useProviderReturn(): ReturnInHand {
  const { api } = usePlatform();
  const { account } = useAccount();
  const navigate = useNavigate();
  const code = useLocation({ select: ({ hash }) => entryCodeIn(hash) });
  const problem = useSearch({ strict: false, select: (search) => search.problem });
  const begun = useRef<string>(undefined);
  const [refusal, setRefusal] = useState<string>();

  useEffect(() => {
    if (code === undefined || begun.current === code) return;
    begun.current = code;
    setRefusal(undefined);
    void enter(code).catch((error: unknown) => {
      reportError(error);
      setRefusal(accountMessages.signInFailed);
    });
  });

  async function enter(entryCode: string): Promise<void> {
    const { finishProviderReturn } = await import('./finish-provider-return.ts');
    const ended = await finishProviderReturn(api, account, entryCode);
    if (ended.kind === 'entered') {
      const wanted = localAddress(ended.redirect);
      if (wanted) await navigate({ href: wanted, replace: true });
      else await navigate({ to: '/home', replace: true });
      return;
    }
    setRefusal(ended.message);
    // A used code is of no use in the address; one that may still be good is tried again by a reload.
    if (!ended.mayTryAgain) await navigate({ to: '/signin', replace: true });
  }

  return {
    isEntering: code !== undefined && refusal === undefined,
    message: refusal ?? messageOf(problem),
  };
}

/** The sentence for the problem that an address names, where it is one that is known. */
export function messageOf(problem: unknown): string | undefined {
  const byProblem: Readonly<Record<string, string>> = returnMessages;
  return typeof problem === 'string' && Object.hasOwn(byProblem, problem) ? byProblem[problem] : undefined;
}
