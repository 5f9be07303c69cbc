import type { ApiProblem } from '#platform/api-client.ts';
import type { Clock } from '#platform/clock.ts';
import type { ProfileApi } from '#platform/profile-api.ts';
import type { ProfileRecord } from './profile-record.ts';
import {
  type ProfileRow,
  type StatusProblem,
  withRefusal,
  withServerProfile,
  withTaken,
} from './profile-row.ts';
import type { LockSource } from './sit-lock.ts';

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

/** Problems that the same profile would meet again, however often it is sent (400, 413). */
function isRefusal(problem: ApiProblem): problem is StatusProblem {
  return problem.kind === 'status' && [400, 413, 422].includes(problem.status);
}

/** Keeps the profile of one person in step with the server, from one tab at a time. */
export function createProfileSync(parts: ProfileSyncParts): ProfileSync {
  const { uid, record, api, clock, locks, isSignedIn } = parts;
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
  let lastTurn: Promise<void> = Promise.resolve();

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

  /** Runs alone in this tab and, where the browser has locks, among all tabs of this person. */
  function alone(work: () => Promise<void>): Promise<void> {
    const unlessClosed = async () => (isClosed ? undefined : work());
    const turn = lastTurn.then(async () => {
      if (isClosed) return;
      await (locks ? locks.request(`ninefold-${uid}-profile`, unlessClosed) : work());
    });
    lastTurn = turn.catch(() => {});
    return turn;
  }

  async function update(next: Parameters<ProfileRecord['update']>[0]): Promise<ProfileRow | undefined> {
    const updated = await record.update(next);
    if (updated) follow(updated);
    return updated;
  }

  /** Reads the server's profile into the row. False where it did not answer. */
  async function take(): Promise<boolean> {
    if (!isSignedIn()) return false;
    const answer = await api.read();
    if (isClosed || !answer.ok) return false;
    await update((now) => withServerProfile(now, answer.value));
    takenAtMillis = clock.now().monotonicMillis;
    return true;
  }

  /** One round of sending. Answers whether there may be more to send at once. */
  async function sendOnce(): Promise<'again' | 'done' | 'later'> {
    const row = await record.read();
    if (isClosed) return 'done';
    // Nothing of the server's is known, or an earlier write went unanswered: its profile comes first.
    const isUncertain = row?.pending && !row.problem && row.sent !== undefined;
    if (row?.revision === undefined || isUncertain) return (await take()) ? 'again' : 'later';
    const sent = await update((now) =>
      now?.pending && !now.problem ? { ...now, sent: now.profile } : undefined,
    );
    if (isClosed || sent?.revision === undefined || !isSignedIn()) return 'done';
    tell(() => {
      isSending = true;
    });
    const answer = await api.write(sent.profile, sent.revision);
    if (isClosed) return 'done';
    if (answer.ok) {
      const next = await update((now) => withTaken(now ?? sent, sent, answer.value));
      return next?.pending ? 'again' : 'done';
    }
    const { problem } = answer;
    if (problem.kind === 'conflict') {
      await update((now) => withServerProfile(now ?? sent, problem.theirs));
      return 'again';
    }
    if (!isRefusal(problem)) return 'later';
    await update((now) => now && withRefusal(now, sent, problem));
    return 'again';
  }

  async function sendAll(): Promise<void> {
    let outcome: 'again' | 'done' | 'later' = 'again';
    try {
      for (let round = 0; round < mostRounds && outcome === 'again'; round += 1) outcome = await sendOnce();
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
    running = alone(sendAll)
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
    refreshing ??= alone(async () => {
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
