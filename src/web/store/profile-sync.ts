import { mergeProfiles } from '#domain/profile/merge.ts';
import type { ApiProblem } from '#platform/api-client.ts';
import type { Clock } from '#platform/clock.ts';
import type { ProfileApi } from '#platform/profile-api.ts';
import type { ProfileRecord, ProfileRow } from './profile-record.ts';
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
}

/** Waiting times between attempts, in milliseconds; the last one repeats. */
export const retryMillis = [5_000, 15_000, 45_000, 120_000, 300_000] as const;

/** How often in a row a profile is merged and sent again before the next attempt waits. */
const mostRounds = 5;

/** A row that takes up the server's profile; what was changed here and not yet sent stays on top of it. */
export function withServerProfile(
  row: ProfileRow | undefined,
  theirs: { data: ProfileRow['profile']; revision: number },
): ProfileRow {
  const { data, revision } = theirs;
  if (!row?.pending) {
    const { edits = 0, conflicts = [] } = row ?? {};
    return { profile: data, base: data, revision, pending: false, edits, conflicts };
  }
  const { merged, conflicts } = mergeProfiles(row.base, row.profile, data);
  return {
    ...row,
    profile: merged,
    base: data,
    revision,
    conflicts: [...new Set([...row.conflicts, ...conflicts])],
  };
}

/** A row after the server took what was sent as `sent`. */
function withTaken(
  row: ProfileRow | undefined,
  sent: ProfileRow,
  taken: ProfileRow['profile'],
  revision: number,
) {
  if (!row || row.edits === sent.edits) {
    const { problem: _, ...rest } = row ?? sent;
    return { ...rest, profile: taken, base: taken, revision, pending: false };
  }
  // Changed again while on its way: what came since stands on what was sent.
  return withServerProfile({ ...row, base: sent.profile }, { data: taken, revision });
}

/** Problems that the same profile would meet again, however often it is sent (400, 413). */
function isRefusal(problem: ApiProblem): problem is Extract<ApiProblem, { kind: 'status' }> {
  return problem.kind === 'status' && [400, 413, 422].includes(problem.status);
}

/** Keeps the profile of one person in step with the server, from one tab at a time. */
export function createProfileSync({ uid, record, api, clock, locks }: ProfileSyncParts): ProfileSync {
  const listeners = new Set<() => void>();
  let row: ProfileRow | undefined;
  let isSending = false;
  let isClosed = false;
  let attempt = 0;
  let stopRetry = () => {};
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let lastTurn: Promise<void> = Promise.resolve();

  function tell(change: () => void): void {
    const before = state();
    change();
    if (state() !== before) for (const listener of [...listeners]) listener();
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

  /** Reads the server's profile into the row. False where it did not answer. */
  async function take(): Promise<boolean> {
    const answer = await api.read();
    if (isClosed || !answer.ok || answer.value.data.uid !== uid) return false;
    await record.update((now) => withServerProfile(now, answer.value));
    return true;
  }

  /** One round of sending. Answers whether there may be more to send at once. */
  async function sendOnce(): Promise<'again' | 'done' | 'later'> {
    const sent = await record.read();
    if (isClosed || !sent?.pending || sent.problem) return 'done';
    if (sent.revision === undefined) return (await take()) ? 'again' : 'later';
    tell(() => {
      isSending = true;
    });
    const answer = await api.write(sent.profile, sent.revision);
    if (isClosed) return 'done';
    if (answer.ok) {
      const { data, revision } = answer.value;
      const next = await record.update((now) => withTaken(now, sent, data, revision));
      return next?.pending ? 'again' : 'done';
    }
    const { problem } = answer;
    if (problem.kind === 'conflict') {
      await record.update((now) => withServerProfile(now ?? sent, problem.theirs));
      return 'again';
    }
    if (!isRefusal(problem)) return 'later';
    const refusal = {
      code: problem.code ?? `status_${problem.status}`,
      ...(problem.field === undefined ? {} : { field: problem.field }),
    };
    await record.update((now) => now && (now.edits === sent.edits ? { ...now, problem: refusal } : now));
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
      // A database that closed meanwhile: what is pending is pending at the next start.
      .catch(() => {})
      .finally(() => {
        running = undefined;
        const again = isAskedAgain;
        isAskedAgain = false;
        if (again) send();
      });
  }

  return {
    state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async refresh() {
      await alone(async () => {
        await take();
      });
      send();
    },
    wake() {
      attempt = 0;
      send();
    },
    follow(next) {
      tell(() => {
        row = next;
      });
    },
    close() {
      isClosed = true;
      stopRetry();
      listeners.clear();
    },
  };
}
