import type { ApiProblem } from '#platform/api-client.ts';
import type { ProfileApi } from '#platform/profile-api.ts';
import type { ProfileRecord } from './profile-record.ts';
import {
  type ProfileRow,
  type StatusProblem,
  withRefusal,
  withServerProfile,
  withTaken,
} from './profile-row.ts';

/** Whether there may be more to send at once, nothing, or something that has to wait. */
export type SendOutcome = 'again' | 'done' | 'later';

/** Single steps of the profile's way to the server and back. They must not overlap. */
export interface ProfileExchange {
  /** Reads the server's profile into the row. False where it did not answer. */
  take(): Promise<boolean>;
  /** Sends what is pending, once. */
  sendOnce(): Promise<SendOutcome>;
}

export interface ProfileExchangeParts {
  record: Pick<ProfileRecord, 'read' | 'update'>;
  api: ProfileApi;
  /** Whether a call may be made now, in this person's name. */
  mayCall: () => boolean;
  /** Hears of each row that was written. */
  onRow: (row: ProfileRow) => void;
  /** A write is about to leave. */
  onSending: () => void;
}

/** Problems that the same profile would meet again, however often it is sent (400, 413). */
function isRefusal(problem: ApiProblem): problem is StatusProblem {
  return problem.kind === 'status' && [400, 413, 422].includes(problem.status);
}

/** The steps over one record and one server. */
export function createProfileExchange(parts: ProfileExchangeParts): ProfileExchange {
  const { record, api, mayCall, onRow, onSending } = parts;

  async function update(next: Parameters<ProfileRecord['update']>[0]): Promise<ProfileRow | undefined> {
    const updated = await record.update(next);
    if (updated) onRow(updated);
    return updated;
  }

  async function take(): Promise<boolean> {
    if (!mayCall()) return false;
    const answer = await api.read();
    if (!answer.ok) return false;
    await update((now) => withServerProfile(now, answer.value));
    return true;
  }

  async function sendOnce(): Promise<SendOutcome> {
    const row = await record.read();
    // Nothing of the server's is known, or an earlier write went unanswered: its profile comes first.
    const isUncertain = row?.pending && !row.problem && row.sent !== undefined;
    if (row?.revision === undefined || isUncertain) return (await take()) ? 'again' : 'later';
    const sent = await update((now) =>
      now?.pending && !now.problem ? { ...now, sent: now.profile } : undefined,
    );
    if (sent?.revision === undefined || !mayCall()) return 'done';
    onSending();
    const answer = await api.write(sent.profile, sent.revision, sent.isLowering);
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

  return { take, sendOnce };
}
