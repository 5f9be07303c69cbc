import { describe, expect, test } from 'vitest';
import { failure, type Result, success } from '#domain/result.ts';
import type { AccountApi, Session } from '#platform/account-api.ts';
import type { ApiProblem } from '#platform/api-client.ts';
import { createConnectivity } from '#platform/connectivity.ts';
import { FakeStorage } from '../../../tests/setup/fake-storage.ts';
import { FakeClock, FakePresence, settled } from '../../../tests/setup/sit-fakes.ts';
import { createAccount } from './account.ts';
import { accountKey } from './account-record.ts';

const hourMillis = 3_600_000;

function sessionOf(person: string, hours: number, clock: FakeClock): Session {
  return {
    token: `token-of-${person}-which-is-long`,
    expiresAt: new Date(clock.now().wallMillis + hours * hourMillis).toISOString(),
    identity: {
      uid: `user-${person.length}`,
      email: `${person}@example.org`,
      displayName: person,
      role: 'user',
    },
  };
}

/** A server that knows who may sign in, and may be out of reach. */
class FakeServer implements AccountApi {
  isUp = true;
  refusal: ApiProblem | undefined;
  readonly ended: string[] = [];
  readonly asked: unknown[] = [];
  readonly #clock: FakeClock;
  readonly #listeners = new Set<(token: string) => void>();

  constructor(clock: FakeClock) {
    this.#clock = clock;
  }

  async #enter(name: string, request: { rememberMe?: boolean }): Promise<Result<Session, ApiProblem>> {
    this.asked.push(request);
    if (!this.isUp) return failure({ kind: 'connection' });
    if (this.refusal) return failure(this.refusal);
    return success(sessionOf(name, request.rememberMe ? 720 : 24, this.#clock));
  }

  signIn: AccountApi['signIn'] = (request) => this.#enter(request.email.split('@')[0] ?? '', request);
  signUp: AccountApi['signUp'] = (request) => this.#enter(request.name, request);
  signOut: AccountApi['signOut'] = async (token) => {
    if (!this.isUp) return failure({ kind: 'connection' });
    this.ended.push(token);
    return this.refusal ? failure(this.refusal) : success({ signedOut: true });
  };

  onRefused: AccountApi['onRefused'] = (listener) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  refuse(token: string): void {
    for (const listener of this.#listeners) listener(token);
  }
}

/** A browser: one local storage, and tabs that hear of each other's changes to it. */
function browser() {
  const clock = new FakeClock();
  const server = new FakeServer(clock);
  const local = new FakeStorage();
  const windows: EventTarget[] = [];
  let ids = 0;

  function tab(tabStorage = new FakeStorage()) {
    const frame = new EventTarget();
    windows.push(frame);
    const connectivity = createConnectivity();
    const presence = new FakePresence();
    const account = createAccount({
      api: server,
      clock,
      connectivity,
      presence,
      storages: { local: local.seenBy((key) => tell(frame, key)), tab: tabStorage },
      otherTabs: frame as unknown as Window,
      newId: () => `${++ids}`,
      describeProblem: ({ kind }) => `sentence for ${kind}`,
    });
    return { account, connectivity, presence, tabStorage };
  }

  /** Changes are announced in every tab but the one that made them. */
  function tell(from: EventTarget, key: string): void {
    for (const frame of windows) {
      if (frame !== from) frame.dispatchEvent(Object.assign(new Event('storage'), { key }));
    }
  }
  return { clock, server, local, tab };
}

const ada = { email: 'ada@example.org', password: 'correct horse' };
const token = 'token-of-ada-which-is-long';

describe('signing in', () => {
  test('with Remember me is kept for all tabs, and opens the app again with no network', async () => {
    const { tab, server, local } = browser();
    const first = tab();
    expect(first.account.state()).toEqual({ kind: 'signed-out' });
    const answer = await first.account.signIn({ ...ada, rememberMe: true });
    expect(answer).toMatchObject({ ok: true, value: { email: ada.email } });
    expect(local.getItem(accountKey)).toContain(token);
    expect(first.tabStorage.length).toBe(0);
    server.isUp = false;
    const later = tab();
    expect(later.account.state()).toMatchObject({ kind: 'signed-in', identity: { displayName: 'ada' } });
    expect(later.account.token()).toBe(token);
  });

  test('without Remember me is kept in this tab alone', async () => {
    const { tab, local } = browser();
    const first = tab();
    await first.account.signIn({ ...ada, rememberMe: false });
    expect(local.length).toBe(0);
    expect(tab().account.state().kind).toBe('signed-out');
    expect(tab(first.tabStorage).account.state().kind).toBe('signed-in');
  });

  test('by a session from elsewhere takes it up, and has the server end the one before', async () => {
    const { tab, server, clock } = browser();
    const { account, tabStorage } = tab();
    expect(account.enter(failure({ kind: 'timeout' }), true)).toEqual(
      failure({ code: 'timeout', message: 'sentence for timeout' }),
    );
    expect(account.state().kind).toBe('signed-out');
    await account.signIn({ ...ada, rememberMe: true });
    expect(account.isRemembered()).toBe(true);
    const session = sessionOf('grace', 24, clock);
    expect(account.enter(success(session), false)).toEqual(success(session.identity));
    expect(account.state()).toEqual({ kind: 'signed-in', identity: session.identity });
    expect([account.token(), account.isRemembered()]).toEqual([session.token, false]);
    expect(tab(tabStorage).account.token()).toBe(session.token);
    expect(tab().account.state().kind).toBe('signed-out');
    await settled();
    expect([...new Set(server.ended)]).toEqual([token]);
  });

  test('takes the place of the session that the tab had before', async () => {
    const { tab } = browser();
    const { account, tabStorage } = tab();
    await account.signIn({ ...ada, rememberMe: false });
    await account.signIn({ ...ada, email: 'grace@example.org', rememberMe: true });
    expect(tab(tabStorage).account.state()).toMatchObject({ identity: { displayName: 'grace' } });
  });

  test('asks the server for a session of the wished kind; a sign-up is remembered', async () => {
    const { tab, server } = browser();
    const { account } = tab();
    await account.signIn({ ...ada, rememberMe: false });
    await account.signUp({ name: 'Ada', ...ada });
    expect(server.asked).toEqual([
      { ...ada, rememberMe: false },
      { name: 'Ada', ...ada, rememberMe: true },
    ]);
  });

  test.each([
    [{ kind: 'connection' }, { code: 'connection', message: 'sentence for connection' }],
    [{ kind: 'timeout' }, { code: 'timeout', message: 'sentence for timeout' }],
    [
      { kind: 'status', status: 401, code: 'invalid_credentials' },
      { code: 'invalid_credentials', message: 'sentence for status' },
    ],
    [
      { kind: 'status', status: 502 },
      { code: 'status_502', message: 'sentence for status' },
    ],
  ] as const)('that fails with %j changes nothing and says why', async (refusal, problem) => {
    const { tab, server, local } = browser();
    const { account } = tab();
    server.refusal = refusal;
    expect(await account.signIn({ ...ada, rememberMe: true })).toEqual({ ok: false, problem });
    expect(account.state()).toEqual({ kind: 'signed-out' });
    expect(local.length).toBe(0);
  });

  test('is told of once', async () => {
    const { tab } = browser();
    const { account } = tab();
    const seen: string[] = [];
    account.subscribe(() => seen.push(account.state().kind));
    await account.signIn({ ...ada, rememberMe: true });
    expect(seen).toEqual(['signed-in']);
  });

  test('works for as long as the page where nothing may be stored', async () => {
    const { tab, local } = browser();
    local.isRefusing = true;
    const { account } = tab();
    await account.signIn({ ...ada, rememberMe: true });
    expect(account.state().kind).toBe('signed-in');
    account.signOut();
    expect(account.state().kind).toBe('signed-out');
  });
});

describe('a stored session', () => {
  test.each(['', '{', 'null', '{"token":"short"}', '[]', '{"token":7,"identity":null}'])(
    'that reads %j is none',
    (text) => {
      const { tab, local } = browser();
      local.setItem(accountKey, text);
      expect(tab().account.state()).toEqual({ kind: 'signed-out' });
    },
  );

  test('of a browser session ends after 24 h, in the open tab too', async () => {
    const { tab, clock } = browser();
    const first = tab();
    await first.account.signIn({ ...ada, rememberMe: false });
    await clock.pass(24 * hourMillis - 1);
    expect(first.account.state().kind).toBe('signed-in');
    expect(tab(first.tabStorage.copy()).account.state().kind).toBe('signed-in');
    const slept = first.tabStorage.copy();
    await clock.pass(1);
    expect(first.account.state().kind).toBe('signed-out');
    expect(first.tabStorage.getItem(accountKey)).toBeNull();
    expect(tab(slept).account.state().kind).toBe('signed-out');
  });

  test('that ended while the device slept is noticed when the person comes back', async () => {
    const { tab, clock } = browser();
    const { account, presence } = tab();
    await account.signIn({ ...ada, rememberMe: false });
    clock.sleep(25 * hourMillis);
    presence.show();
    expect(account.state().kind).toBe('signed-out');
  });

  test('that cannot be removed from its storage ends all the same', async () => {
    const { tab, clock } = browser();
    const { account, tabStorage } = tab();
    await account.signIn({ ...ada, rememberMe: false });
    tabStorage.removeItem = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    await clock.pass(25 * hourMillis);
    expect(account.state().kind).toBe('signed-out');
  });

  test('that is remembered opens the app for as long as the server has not refused it', async () => {
    const { tab, clock, server } = browser();
    const { account } = tab();
    await account.signIn({ ...ada, rememberMe: true });
    server.isUp = false;
    await clock.pass(40 * 24 * hourMillis);
    expect(account.state().kind).toBe('signed-in');
    expect(tab().account.state().kind).toBe('signed-in');
    server.refuse(token);
    expect(account.state().kind).toBe('signed-out');
    expect(tab().account.state().kind).toBe('signed-out');
  });
});

describe('a 401', () => {
  test('for another token signs nobody out', async () => {
    const { tab, server } = browser();
    const { account } = tab();
    await account.signIn({ ...ada, rememberMe: true });
    server.refuse('an older token');
    expect(account.state().kind).toBe('signed-in');
  });

  test('waits for the end of the sit, and of the last of two', async () => {
    const { tab, server } = browser();
    const { account } = tab();
    await account.signIn({ ...ada, rememberMe: true });
    const release = account.holdSignOut();
    const releaseOther = account.holdSignOut();
    server.refuse(token);
    expect(account.state().kind).toBe('signed-in');
    expect(account.token()).toBe(token);
    release();
    release();
    expect(account.state().kind).toBe('signed-in');
    releaseOther();
    expect(account.state().kind).toBe('signed-out');
  });

  test('is not forgotten when the name changes in mid-sit', async () => {
    const { tab, server } = browser();
    const { account } = tab();
    await account.signIn({ ...ada, rememberMe: true });
    const release = account.holdSignOut();
    server.refuse(token);
    account.updateIdentity({ displayName: 'Ada L.' });
    release();
    expect(account.state().kind).toBe('signed-out');
    expect(tab().account.state().kind).toBe('signed-out');
  });

  test('in mid-sit does not keep the person from signing out by hand', async () => {
    const { tab, server } = browser();
    const { account } = tab();
    await account.signIn({ ...ada, rememberMe: true });
    account.holdSignOut();
    server.refuse(token);
    account.signOut();
    expect(account.state().kind).toBe('signed-out');
  });
});

describe('signing out', () => {
  test('is local at once, also offline, and the server hears of it when it can be reached', async () => {
    const { tab, server, local } = browser();
    const { account, connectivity } = tab();
    await account.signIn({ ...ada, rememberMe: true });
    connectivity.report('Offline');
    server.isUp = false;
    account.signOut();
    expect(account.state()).toEqual({ kind: 'signed-out' });
    expect(account.token()).toBeUndefined();
    expect(local.getItem(accountKey)).toBeNull();
    await settled();
    server.isUp = true;
    connectivity.report('Online');
    await settled();
    expect(server.ended).toEqual([token]);
    expect(local.length).toBe(0);
    connectivity.report('Offline');
    connectivity.report('Online');
    await settled();
    expect(server.ended).toEqual([token]);
  });

  test('whose revocation never left is sent by the next start', async () => {
    const { tab, server } = browser();
    const { account } = tab();
    await account.signIn({ ...ada, rememberMe: true });
    server.isUp = false;
    account.signOut();
    await settled();
    server.isUp = true;
    tab();
    await settled();
    expect(server.ended).toEqual([token]);
  });

  test.each([
    [401, 1],
    [404, 1],
    [503, 2],
  ])('whose revocation is answered %i is sent %i times', async (status, times) => {
    const { tab, server } = browser();
    const { account } = tab();
    await account.signIn({ ...ada, rememberMe: true });
    server.refusal = { kind: 'status', status };
    account.signOut();
    await settled();
    tab();
    await settled();
    expect(server.ended).toHaveLength(times);
  });

  test('where nobody is signed in does nothing', () => {
    const { tab, local } = browser();
    tab().account.signOut();
    expect(local.length).toBe(0);
  });
});

describe('other tabs', () => {
  test('notice a sign-in, a sign-out and another person', async () => {
    const { tab } = browser();
    const [one, other] = [tab().account, tab().account];
    await one.signIn({ ...ada, rememberMe: true });
    expect(other.state()).toMatchObject({ kind: 'signed-in', identity: { displayName: 'ada' } });
    other.signOut();
    expect(one.state()).toEqual({ kind: 'signed-out' });
    await other.signIn({ ...ada, email: 'grace@example.org', rememberMe: true });
    expect(one.state()).toMatchObject({ kind: 'signed-in', identity: { displayName: 'grace' } });
    expect(one.token()).toContain('grace');
  });

  test('do not take the tab out of its sit', async () => {
    const { tab } = browser();
    const [sitting, other] = [tab().account, tab().account];
    await sitting.signIn({ ...ada, rememberMe: true });
    const release = sitting.holdSignOut();
    other.signOut();
    await other.signIn({ ...ada, email: 'grace@example.org', rememberMe: true });
    expect(sitting.state()).toMatchObject({ identity: { displayName: 'ada' } });
    release();
    expect(sitting.state()).toMatchObject({ identity: { displayName: 'grace' } });
  });

  test('are not concerned by a tab that signed in for itself', async () => {
    const { tab } = browser();
    const [own, other] = [tab(), tab()];
    await own.account.signIn({ ...ada, rememberMe: false });
    expect(other.account.state().kind).toBe('signed-out');
    await other.account.signIn({ ...ada, email: 'grace@example.org', rememberMe: true });
    expect(own.account.state()).toMatchObject({ identity: { displayName: 'ada' } });
    own.account.signOut();
    expect(other.account.state()).toMatchObject({ identity: { displayName: 'grace' } });
  });
});

test('whose account was deleted is forgotten in both storages, and the server is told nothing', async () => {
  const { tab, local, server } = browser();
  const [one, other] = [tab(), tab()];
  await one.account.signIn({ ...ada, rememberMe: true });
  const uid = sessionOf('ada', 1, new FakeClock()).identity.uid;
  one.account.forget('user-of-nobody');
  expect(one.account.state().kind).toBe('signed-in');
  one.account.forget(uid);
  await settled();
  expect(one.account.state()).toEqual({ kind: 'signed-out' });
  expect(other.account.state()).toEqual({ kind: 'signed-out' });
  expect(local.length).toBe(0);
  expect(server.ended).toEqual([]);
});

test('a session that another tab has just removed is not brought back by a change of name', async () => {
  const { tab, local } = browser();
  const { account } = tab();
  await account.signIn({ ...ada, rememberMe: true });
  // Removed, and this tab has not heard of it yet.
  local.removeItem(accountKey);
  account.updateIdentity({ displayName: 'Ada L.' });
  expect(account.state()).toMatchObject({ identity: { displayName: 'Ada L.' } });
  expect(tab().account.state().kind).toBe('signed-out');
});

test('what the profile says about the person is kept with the session', async () => {
  const { tab } = browser();
  const { account } = tab();
  await account.signIn({ ...ada, rememberMe: true });
  let told = 0;
  account.subscribe(() => {
    told += 1;
  });
  account.updateIdentity({ displayName: 'Ada L.', role: 'admin' });
  account.updateIdentity({ displayName: 'Ada L.', role: 'admin' });
  expect(told).toBe(1);
  expect(tab().account.state()).toMatchObject({ identity: { displayName: 'Ada L.', role: 'admin' } });
});
