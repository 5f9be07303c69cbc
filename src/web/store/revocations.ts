import type { AccountApi } from '#platform/account-api.ts';
import type { KeyValueStorage } from './account-record.ts';

/** One key for each token that is still to be revoked, so that two tabs never overwrite each other's. */
export const revocationPrefix = 'ninefold-revoke-';

/** Sign-outs that the server has not heard of yet. */
export interface Revocations {
  add(token: string): void;
  /** Tells the server of each; what it does not answer stays for the next time. Never throws. */
  send(): Promise<void>;
}

/** Keeps tokens in local storage until the server has ended their sessions. */
export function createRevocations(local: KeyValueStorage, api: AccountApi, newId: () => string): Revocations {
  let sending: Promise<void> | undefined;

  function keys(): string[] {
    try {
      const all = Array.from({ length: local.length }, (_, at) => local.key(at));
      return all.filter((key) => key?.startsWith(revocationPrefix)) as string[];
    } catch {
      return [];
    }
  }

  async function sendAll(): Promise<void> {
    for (const key of keys()) {
      const token = local.getItem(key);
      if (token === null) continue;
      const answer = await api.signOut(token);
      const isHeard = answer.ok || (answer.problem.kind === 'status' && answer.problem.status < 500);
      if (isHeard) local.removeItem(key);
    }
  }

  return {
    add(token) {
      try {
        local.setItem(revocationPrefix + newId(), token);
      } catch {
        void api.signOut(token);
      }
    },
    send() {
      sending ??= sendAll().finally(() => {
        sending = undefined;
      });
      return sending;
    },
  };
}
