import { useCallback, useEffect, useState } from 'react';
import type { Result } from '#domain/result.ts';
import type { ApiClient, ApiProblem } from '#platform/api-client.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import { useAccount } from '#store/account-context.tsx';

/** What a screen knows of something that only the server knows. */
export type Answered<Value> =
  | { kind: 'asking' }
  | { kind: 'known'; value: Value }
  | { kind: 'failed'; message: string };

/**
 * Asks the server once the screen is shown, again when it comes into reach after a failure, and whenever `again` is
 * called; the last answer stays until the next is there.
 * @param ask must be the same function at each render
 */
export function useAnswer<Value>(ask: (client: ApiClient) => Promise<Result<Value, ApiProblem>>): {
  answered: Answered<Value>;
  again: () => Promise<void>;
} {
  const { api, connectivity } = usePlatform();
  const { account } = useAccount();
  const [answered, setAnswered] = useState<Answered<Value>>({ kind: 'asking' });

  const again = useCallback(async () => {
    const answer = await ask(api);
    setAnswered(
      answer.ok
        ? { kind: 'known', value: answer.value }
        : { kind: 'failed', message: account.problemOf(answer.problem).message },
    );
  }, [ask, api, account]);

  useEffect(() => void again(), [again]);

  const isFailed = answered.kind === 'failed';
  useEffect(() => {
    if (!isFailed) return;
    return connectivity.subscribe(() => {
      if (connectivity.state() === 'Online') void again();
    });
  }, [again, isFailed, connectivity]);

  return { answered, again };
}
