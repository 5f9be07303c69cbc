import { useEffect, useState } from 'react';
import { answerMessages } from '#content/messages/answers.ts';
import { ownDataMessages } from '#content/messages/own-data.ts';
import { deleteAccount } from '#platform/account-deletion-api.ts';
import type { ApiProblem } from '#platform/api-client.ts';
import { readSignInMethods, type SignInMethodsAnswer } from '#platform/own-account-api.ts';
import { leavePageFor } from '#platform/page-load.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import type { Provider } from '#platform/provider-api.ts';
import { beginTrip } from '#platform/provider-trip.ts';
import { useAccount } from '#store/account-context.tsx';
import { useRemoval } from './use-removal.ts';

/** Why the account was not deleted: at the password, or as a whole. */
export interface DeletionFault {
  password?: string;
  form?: string;
  /** The provider has to say once more who this is. */
  isSignInNeeded?: boolean;
}

export interface AccountDeletion {
  /** How the account can be signed in to; undefined until the server has said so. */
  methods: SignInMethodsAnswer | undefined;
  isBusy: boolean;
  fault: DeletionFault;
  /** Deletes the account on the server, and then everything of it on this device. */
  submit(password: string): Promise<void>;
  /** Leaves for a provider to sign in there once more, and comes back here. */
  confirmWith(provider: Provider): Promise<void>;
  /** Forgets what was at fault. */
  clear(): void;
}

/** Whether no answer came: then nobody knows what the server did. */
const isSilence = ({ kind }: ApiProblem) => kind === 'timeout' || kind === 'connection';

function faultOf(problem: ApiProblem): DeletionFault {
  if (isSilence(problem)) return { form: ownDataMessages.needsServer };
  const code = problem.kind === 'status' ? problem.code : undefined;
  if (code === 'wrong_password') return { password: answerMessages.wrong_password };
  if (code === 'fresh_sign_in_needed') {
    return { form: answerMessages.fresh_sign_in_needed, isSignInNeeded: true };
  }
  if (code === 'too_many_attempts' || code === 'too_many_requests') return { form: answerMessages[code] };
  return { form: ownDataMessages.accountNotDeleted };
}

/** Deleting one's account. `isOpen`: somebody is about to. */
export function useAccountDeletion(isOpen: boolean): AccountDeletion {
  const { api } = usePlatform();
  const { account } = useAccount();
  const prepare = useRemoval();
  const [methods, setMethods] = useState<SignInMethodsAnswer>();
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<DeletionFault>({});

  // biome-ignore lint/correctness/useExhaustiveDependencies: preparing is the same each time
  useEffect(() => {
    if (!isOpen || methods) return;
    let isOver = false;
    // What is needed afterwards is fetched now: then nothing of it can be missing in the middle.
    Promise.all([readSignInMethods(api), prepare()]).then(
      ([answer]) => {
        if (isOver) return;
        if (answer.ok) setMethods(answer.value);
        else setFault(faultOf(answer.problem));
      },
      () => !isOver && setFault({ form: ownDataMessages.needsServer }),
    );
    return () => {
      isOver = true;
    };
  }, [api, isOpen, methods]);

  /** Whether the account is gone although the answer did not come: it was there a moment ago. */
  async function isGone(): Promise<boolean> {
    const answer = await readSignInMethods(api);
    return !answer.ok && answer.problem.kind === 'status' && answer.problem.code === 'unauthenticated';
  }

  async function erase(password: string): Promise<void> {
    // All that is needed afterwards is here before anything is deleted.
    const removal = await prepare();
    const answer = await deleteAccount(api, methods?.password ? { password } : {});
    const isDeleted = answer.ok || (isSilence(answer.problem) && (await isGone()));
    if (isDeleted) await removal.run('account');
    else if (!answer.ok) setFault(faultOf(answer.problem));
  }

  async function busily(work: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setFault({});
    try {
      await work();
    } catch (error) {
      reportError(error);
      setFault({ form: ownDataMessages.accountNotDeleted });
    } finally {
      setIsBusy(false);
    }
  }

  return {
    methods,
    isBusy,
    fault,
    submit: (password) => busily(() => erase(password)),
    confirmWith: (provider) =>
      busily(async () => {
        const rememberMe = account.isRemembered();
        const trip = await beginTrip(api, { provider, rememberMe, redirect: '/profile' });
        if (!trip.ok) {
          setFault(faultOf(trip.problem));
          return;
        }
        // Only somebody signed out may come back to the sign-in page.
        account.signOut();
        leavePageFor(trip.value);
      }),
    clear: () => setFault({}),
  };
}
