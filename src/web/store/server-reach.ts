import type { Clock } from '#platform/clock.ts';
import type { Connectivity } from '#platform/connectivity.ts';

/** How long to wait before asking again whether the server is back, in milliseconds; the last one repeats. */
export const askAgainMillis = [15_000, 30_000, 60_000, 120_000] as const;

/**
 * While the server is out of reach, asks now and then whether it is back: otherwise nobody would notice
 * before the next change. `ask` makes a call, whose outcome the connectivity hears of. The answer ends it.
 */
export function watchReach(
  connectivity: Connectivity,
  clock: Clock,
  ask: () => Promise<unknown>,
): () => void {
  let attempt = 0;
  let isOver = false;
  let isAsking = false;
  let stopTimer = () => {};

  function plan(): void {
    stopTimer();
    if (isOver) return;
    if (connectivity.state() !== 'Offline') {
      attempt = 0;
      return;
    }
    const delayMillis = askAgainMillis[Math.min(attempt, askAgainMillis.length - 1)] ?? 0;
    stopTimer = clock.setTimer(() => {
      attempt += 1;
      isAsking = true;
      void ask().finally(() => {
        isAsking = false;
        plan();
      });
    }, delayMillis);
  }

  const unsubscribe = connectivity.subscribe(() => !isAsking && plan());
  plan();
  return () => {
    isOver = true;
    stopTimer();
    unsubscribe();
  };
}
