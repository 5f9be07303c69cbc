import type { LockSource } from './sit-lock.ts';

/**
 * Lets pieces of work of one name take turns: within this tab always, and among all tabs of the browser
 * where it has locks. A piece that fails does not keep the next one from its turn.
 */
export function createTurns(
  name: string,
  locks: LockSource | undefined,
): (work: () => Promise<void>) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return (work) => {
    const turn = last.then(async () => {
      await (locks ? locks.request(name, work) : work());
    });
    last = turn.catch(() => {});
    return turn;
  };
}
