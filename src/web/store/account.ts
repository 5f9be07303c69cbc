import { failure, type Result, success } from '#domain/result.ts';
import type { AccountApi, Identity, Session } from '#platform/account-api.ts';
import type { ApiProblem } from '#platform/api-client.ts';
import type { Clock } from '#platform/clock.ts';
import type { Connectivity } from '#platform/connectivity.ts';
import type { PagePresence } from '#platform/page-presence.ts';
import { accountKey, createAccountRecord, type KeptSession, type KeyValueStorage } from './account-record.ts';
import { createRevocations } from './revocations.ts';

export type { Identity } from '#platform/account-api.ts';

/**
 * Who uses the app (A § 4, 'Authentication'). It is known at once, so 'loading' is no state of its own: the screen shows
 * it while the account's files are fetched.
 */
export type AccountState = { kind: 'signed-out' } | { kind: 'signed-in'; identity: Identity };

/** Why nobody was signed in: the server's code, or 'timeout', 'connection', 'malformed'; and a sentence for it. */
export interface AccountProblem {
  code: string;
  message: string;
}

export interface Account {
  state(): AccountState;
  /** Calls back at each change of state; the answer ends it. */
  subscribe(listener: () => void): () => void;
  signIn(entry: {
    email: string;
    password: string;
    rememberMe: boolean;
  }): Promise<Result<Identity, AccountProblem>>;
  signUp(entry: {
    name: string;
    email: string;
    password: string;
    rememberMe?: boolean;
  }): Promise<Result<Identity, AccountProblem>>;
  /**
   * Takes up a session that was come by in another way: by a return from Google or Apple. Whoever was signed in before
   * is signed out with it.
   */
  enter(answer: Result<Session, ApiProblem>, isRemembered: boolean): Result<Identity, AccountProblem>;
  /** A problem of a call with the sentence for it (A § 8). */
  problemOf(problem: ApiProblem): AccountProblem;
  /** Whether the session is shared by all tabs and outlives them (Remember me). */
  isRemembered(): boolean;
  /** Signs out here and now, also offline; the server's session is revoked as soon as it can be reached. */
  signOut(): void;
  /** Forgets the sessions of this person here, of which the server knows nothing any more: their account was deleted. */
  forget(uid: string): void;
  /** The bearer token, where somebody is signed in. */
  token(): string | undefined;
  /** Takes what the profile says about who this is (name, role). */
  updateIdentity(change: Partial<Omit<Identity, 'uid'>>): void;
  /** Puts off any sign-out that this tab did not ask for, while a sit runs; the answer ends it. */
  holdSignOut(): () => void;
}

export interface AccountParts {
  api: AccountApi;
  clock: Clock;
  connectivity: Connectivity;
  presence: PagePresence;
  storages: { local: KeyValueStorage; tab: KeyValueStorage };
  /** Where changes by other tabs are announced: the window. */
  otherTabs: Pick<Window, 'addEventListener'>;
  newId: () => string;
  /** The sentence for a problem (A § 8); content has them. */
  describeProblem: (problem: ApiProblem) => string;
}

/** The account of this browser: who is signed in is known at once, with no network. */
export function createAccount(parts: AccountParts): Account {
  const { api, clock, connectivity, presence, storages, otherTabs, newId, describeProblem } = parts;
  const record = createAccountRecord(storages);
  const revocations = createRevocations(storages.local, api, newId);
  const listeners = new Set<() => void>();
  let kept: KeptSession | undefined;
  let state: AccountState = { kind: 'signed-out' };
  let holds = 0;
  let isDue = false;
  let stopEnd = () => {};

  function become(next: KeptSession | undefined): void {
    const before = state;
    kept = next;
    isDue = false;
    stopEnd();
    state = next ? { kind: 'signed-in', identity: next.session.identity } : { kind: 'signed-out' };
    // A remembered session ends when the server says so: no network may mean many days of practice.
    if (next && !next.isRemembered) stopEnd = clock.setTimer(endIfOver, millisLeft(next.session));
    if (JSON.stringify(before) !== JSON.stringify(state)) for (const listener of [...listeners]) listener();
  }

  function millisLeft(session: Session): number {
    const endMillis = Date.parse(session.expiresAt);
    return Number.isNaN(endMillis) ? 0 : endMillis - clock.now().wallMillis;
  }

  function hasEnded({ session, isRemembered }: KeptSession): boolean {
    return !isRemembered && millisLeft(session) <= 0;
  }

  /** Signs out for a reason outside this tab, or notes that it is due once the sit is over. */
  function endWhenFree(): void {
    if (!kept) return;
    record.remove(kept.session.token);
    if (holds > 0) isDue = true;
    else become(another());
  }

  /** The session that is kept beside the one of this tab: of all tabs, after one of this tab alone. */
  function another(): KeptSession | undefined {
    const found = record.read();
    const isOther = found !== undefined && found.session.token !== kept?.session.token;
    return isOther && !hasEnded(found) ? found : undefined;
  }

  function endIfOver(): void {
    if (!kept) return;
    if (hasEnded(kept)) endWhenFree();
    else if (!kept.isRemembered) stopEnd = clock.setTimer(endIfOver, millisLeft(kept.session));
  }

  /** Another tab signed in or out, or the storage was cleared. */
  function follow(): void {
    const now = record.read();
    if (now?.session.token === kept?.session.token) {
      if (now) become(now);
      return;
    }
    if (kept && holds > 0) isDue = true;
    else become(another());
  }

  function problemOf(problem: ApiProblem): AccountProblem {
    const code = problem.kind === 'status' ? (problem.code ?? `status_${problem.status}`) : problem.kind;
    return { code, message: describeProblem(problem) };
  }

  function enter(
    answer: Result<Session, ApiProblem>,
    isRemembered: boolean,
  ): Result<Identity, AccountProblem> {
    if (!answer.ok) return failure(problemOf(answer.problem));
    if (kept) revoke(kept.session.token);
    const next = { session: answer.value, isRemembered };
    record.write(next);
    become(next);
    return success(answer.value.identity);
  }

  /** Forgets a session here and has the server end it. */
  function revoke(token: string): void {
    record.remove(token);
    revocations.add(token);
    void revocations.send();
  }

  api.onRefused((token) => {
    if (kept?.session.token === token) endWhenFree();
  });
  otherTabs.addEventListener('storage', (event) => {
    if (event.key === accountKey || event.key === null) follow();
  });
  presence.onReturn(() => {
    endIfOver();
    void revocations.send();
  });
  connectivity.subscribe(() => {
    if (connectivity.state() === 'Online') void revocations.send();
  });

  become(record.read());
  endIfOver();
  void revocations.send();

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn: async ({ email, password, rememberMe }) =>
      enter(await api.signIn({ email, password, rememberMe }), rememberMe),
    signUp: async ({ name, email, password, rememberMe = true }) =>
      enter(await api.signUp({ name, email, password, rememberMe }), rememberMe),
    enter,
    problemOf,
    isRemembered: () => kept?.isRemembered ?? false,
    signOut() {
      if (!kept) return;
      const { token } = kept.session;
      // Nobody is signed in any more before the server hears of it.
      become(undefined);
      revoke(token);
    },
    forget(uid) {
      // The tab may keep one, and all tabs together another.
      for (let storage = 0; storage < 2; storage += 1) {
        const found = record.read();
        if (found?.session.identity.uid === uid) record.remove(found.session.token);
      }
      if (kept?.session.identity.uid === uid) become(another());
    },
    token: () => kept?.session.token,
    updateIdentity(change) {
      if (!kept) return;
      const identity = { ...kept.session.identity, ...change };
      const next = { ...kept, session: { ...kept.session, identity } };
      // A session that was removed meanwhile, here or in another tab, stays removed.
      if (record.read()?.session.token === kept.session.token) record.write(next);
      const wasDue = isDue;
      become(next);
      isDue = wasDue;
    },
    holdSignOut() {
      let isHeld = true;
      holds += 1;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        holds -= 1;
        if (holds === 0 && isDue) become(another());
      };
    },
  };
}
