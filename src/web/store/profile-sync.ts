import type { Clock } from '#platform/clock.ts';
import type { ProfileApi } from '#platform/profile-api.ts';
import { createProfileExchange } from './profile-exchange.ts';
import type { ProfileRecord } from './profile-record.ts';
import type { ProfileRow } from './profile-row.ts';
import type { LockSource } from './sit-lock.ts';
import { createTurns } from './turns.ts';

/** Where the profile stands: the server has it, is still to get it, gets it now, or refuses it. */
export type SyncState = 'synced' | 'pending' | 'sending' | 'refused';

export interface ProfileSync {
  state(): SyncState;
  subscribe(listener: () => void): () => void;
  /** Takes up the server's profile. Resolves when it is in, or could not be. */
  refresh(): Promise<void>;
  /** Something was changed, or the server may be in reach again: sends what is pending now. */
  wake(): void;
  /** The person is back: asks for the server's profile if its last answer is old, and sends what is pending. */
  comeBack(): void;
  /** Follows the stored row, so that the state is right in every tab. */
  follow(row: ProfileRow | undefined): void;
  close(): void;
}

export interface ProfileSyncParts {
  uid: string;
  record: Pick<ProfileRecord, 'read' | 'update'>;
  api: ProfileApi;
  clock: Clock;
  locks: LockSource | undefined;
  /** Whether this person is the one who is signed in: calls carry the token of whoever is. */
  isSignedIn: () => boolean;
}

/** Waiting times between attempts, in milliseconds; the last one repeats. */
export const retryMillis = [5_000, 15_000, 45_000, 120_000, 300_000] as const;

/** How old the server's answer may be before coming back to the page asks for a new one, in milliseconds. */
export const freshMillis = 60_000;

/** How often in a row a profile is merged and sent again before the next attempt waits. */
const mostRounds = 5;

/** Keeps the profile of one person in step with the server, from one tab at a time. */
export function createProfileSync(parts: ProfileSyncParts): ProfileSync {
  const { uid, record, api, clock, locks, isSignedIn } = parts;
  const inTurn = createTurns(`ninefold-${uid}-profile`, locks);
  const exchange = createProfileExchange({
    record,
    api,
    mayCall: () => !isClosed && isSignedIn(),
    onRow: follow,
    onSending: () =>
      tell(() => {
        isSending = true;
      }),
  });
  const listeners = new Set<() => void>();
  let row: ProfileRow | undefined;
  let isSending = false;
  let isClosed = false;
  let attempt = 0;
  let stopRetry = () => {};
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let refreshing: Promise<void> | undefined;
  let takenAtMillis = Number.NEGATIVE_INFINITY;

  function tell(change: () => void): void {
    const before = state();
    change();
    if (state() !== before) for (const listener of [...listeners]) listener();
  }

  function follow(next: ProfileRow | undefined): void {
    tell(() => {
      row = next;
    });
  }

  function state(): SyncState {
    if (isSending) return 'sending';
    if (!row?.pending) return 'synced';
    return row.problem ? 'refused' : 'pending';
  }

  /** Reads the server's profile into the row. False where it did not answer. */
  async function take(): Promise<boolean> {
    const isTaken = await exchange.take();
    if (isTaken) takenAtMillis = clock.now().monotonicMillis;
    return isTaken;
  }

  async function sendAll(): Promise<void> {
    if (isClosed) return;
    let outcome: 'again' | 'done' | 'later' = 'again';
    try {
      for (let round = 0; round < mostRounds && outcome === 'again'; round += 1)
        outcome = await exchange.sendOnce();
    } finally {
      tell(() => {
        isSending = false;
      });
    }
    if (outcome === 'done') attempt = 0;
    else retryLater();
  }

  function retryLater(): void {
    if (isClosed) return;
    stopRetry();
    const delayMillis = retryMillis[Math.min(attempt, retryMillis.length - 1)] ?? 0;
    attempt += 1;
    stopRetry = clock.setTimer(send, delayMillis);
  }

  /** Sends what is pending; asked while it is at it, it looks once more afterwards. */
  function send(): void {
    if (isClosed) return;
    if (running) {
      isAskedAgain = true;
      return;
    }
    stopRetry();
    running = inTurn(sendAll)
      // The device's storage failed: what is pending stays so.
      .catch(retryLater)
      .finally(() => {
        running = undefined;
        const again = isAskedAgain;
        isAskedAgain = false;
        if (again) send();
      });
  }

  function refresh(): Promise<void> {
    refreshing ??= inTurn(async () => {
      if (isClosed) return;
      if (await take()) send();
      else retryLater();
    }).finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  }

  function wake(): void {
    attempt = 0;
    send();
  }

  return {
    state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh,
    wake,
    comeBack() {
      attempt = 0;
      if (clock.now().monotonicMillis - takenAtMillis < freshMillis) send();
      else void refresh().catch(() => {});
    },
    follow,
    close() {
      isClosed = true;
      stopRetry();
      listeners.clear();
    },
  };
}
