import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newProfile, type UserProfile } from '#domain/profile/profile.ts';
import { failure, success } from '#domain/result.ts';
import type { ApiProblem } from '#platform/api-client.ts';
import type { ProfileApi } from '#platform/profile-api.ts';
import { rounds, seed } from '../../../tests/setup/counts.ts';
import { FakeClock, settled } from '../../../tests/setup/sit-fakes.ts';
import type { ProfileRow } from './profile-row.ts';
import { createProfileSync, freshMillis, retryMillis } from './profile-sync.ts';
import type { LockSource } from './sit-lock.ts';

const uid = 'user-1';
const minimal = newProfile({ uid, email: 'ada@example.org', displayName: 'User' });
const fresh = { ...minimal, displayName: 'Ada' };

/** A server with one profile, that may be out of reach, lose its answers or refuse. */
class FakeServer {
  data: UserProfile = fresh;
  revision = 0;
  readonly log: string[] = [];
  outage: ApiProblem | undefined;
  /** Takes the write, but the answer is lost on the way. */
  losesAnswers = false;
  refusal: ApiProblem | undefined;
  /** Runs between a write's arrival and its answer. */
  meanwhile = async () => {};

  readonly api: ProfileApi = {
    read: async () => {
      this.log.push('GET');
      if (this.outage) return failure(this.outage);
      return success({ data: this.data, revision: this.revision });
    },
    write: async (profile, revision) => {
      this.log.push('POST');
      if (this.outage) return failure(this.outage);
      if (this.refusal) return failure(this.refusal);
      if (revision !== this.revision) {
        const theirs = { data: this.data, revision: this.revision };
        return failure({ kind: 'conflict', theirs });
      }
      this.data = structuredClone(profile);
      this.revision += 1;
      const answer = { data: this.data, revision: this.revision };
      await this.meanwhile();
      return this.losesAnswers ? failure({ kind: 'timeout' }) : success(answer);
    },
  };

  get posts(): number {
    return this.log.filter((call) => call === 'POST').length;
  }
}

/** The row of one device, as the database keeps it. */
class FakeRecord {
  row: ProfileRow | undefined;

  read = async () => this.row;
  update = async (next: (row: ProfileRow | undefined) => ProfileRow | undefined) => {
    const updated = next(this.row);
    if (updated) this.row = updated;
    return updated;
  };

  change(change: (profile: UserProfile) => UserProfile): void {
    const row = this.row ?? { profile: minimal, base: minimal, pending: false, edits: 0, conflicts: [] };
    const { problem: _, ...rest } = row;
    this.row = { ...rest, profile: change(row.profile), pending: true, edits: row.edits + 1 };
  }
}

/** Locks that one browser's tabs share. */
function fakeLocks(): LockSource {
  const queues = new Map<string, Promise<unknown>>();
  const request = (name: string, work: () => Promise<unknown>) => {
    const turn = (queues.get(name) ?? Promise.resolve()).then(work);
    queues.set(
      name,
      turn.catch(() => {}),
    );
    return turn;
  };
  return { request: request as LockSource['request'] };
}

const idle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await settled();
};

function device(server: FakeServer, clock = new FakeClock(), record = new FakeRecord(), locks?: LockSource) {
  const person = { isSignedIn: true };
  const isSignedIn = () => person.isSignedIn;
  const sync = createProfileSync({ uid, record, api: server.api, clock, locks, isSignedIn });
  const edit = (change: Partial<UserProfile>) => {
    record.change((profile) => ({ ...profile, ...change }));
    sync.follow(record.row);
    sync.wake();
  };
  return { sync, record, clock, edit, person };
}

/** A device that has read the server's profile, on a server whose log is empty again. */
async function settledDevice(server = new FakeServer()) {
  const own = device(server);
  await own.sync.refresh();
  await idle();
  server.log.length = 0;
  return { server, ...own };
}

describe('loading', () => {
  test('takes up the server’s profile and its revision', async () => {
    const server = new FakeServer();
    server.revision = 3;
    const { sync, record } = device(server);
    await sync.refresh();
    await idle();
    expect(record.row).toMatchObject({ profile: fresh, base: fresh, revision: 3, pending: false });
    expect(server.log).toEqual(['GET']);
  });

  test('that fails with nothing cached is tried again, and stores nothing', async () => {
    const server = new FakeServer();
    server.outage = { kind: 'connection' };
    const { sync, record, clock } = device(server);
    await sync.refresh();
    await idle();
    expect(record.row).toBeUndefined();
    server.outage = undefined;
    await clock.pass(retryMillis[0]);
    await idle();
    expect(record.row?.profile.displayName).toBe('Ada');
  });

  test('takes up also what another device lowered, where nothing is pending here', async () => {
    const { server, sync, record } = await settledDevice();
    const { enhancedProfile } = fresh;
    const withSessions = (totalSessions: number) => ({
      ...fresh,
      enhancedProfile: {
        ...enhancedProfile,
        currentProgress: { ...enhancedProfile.currentProgress, totalSessions },
      },
    });
    for (const count of [9, 2]) {
      server.data = withSessions(count);
      server.revision += 1;
      await sync.refresh();
      await idle();
      expect(record.row?.profile).toEqual(withSessions(count));
    }
  });

  test('and sending take turns in a browser without locks', async () => {
    const { server, sync, edit } = await settledDevice();
    const log: string[] = server.log;
    server.meanwhile = async () => {
      await idle();
      log.push('answered');
    };
    edit({ goals: ['focus'] });
    await settled();
    await sync.refresh();
    expect(log).toEqual(['POST', 'answered', 'GET']);
  });

  test('asked for twice at once is one call; coming back asks anew only after a minute', async () => {
    const { server, sync, clock } = await settledDevice();
    await Promise.all([sync.refresh(), sync.refresh()]);
    await idle();
    expect(server.log).toEqual(['GET']);
    await clock.pass(freshMillis - 1);
    sync.comeBack();
    await idle();
    expect(server.log).toEqual(['GET']);
    await clock.pass(1);
    sync.comeBack();
    await idle();
    expect(server.log).toEqual(['GET', 'GET']);
  });
});

describe('a change', () => {
  test('is sent at once, exactly once, and then is no longer pending', async () => {
    const { server, sync, record, edit, clock } = await settledDevice();
    const seen: string[] = [];
    sync.subscribe(() => seen.push(sync.state()));
    edit({ goals: ['focus'] });
    await idle();
    expect(server.data.goals).toEqual(['focus']);
    expect(record.row).toMatchObject({ pending: false, revision: 1 });
    expect(record.row?.sent).toBeUndefined();
    await clock.pass(3_600_000);
    expect(server.log).toEqual(['POST']);
    expect(seen).toEqual(['pending', 'sending', 'synced']);
  });

  test('made offline waits, is tried again by itself, and reaches the server once', async () => {
    const { server, sync, record, edit, clock } = await settledDevice();
    server.outage = { kind: 'connection' };
    edit({ goals: ['focus'] });
    await idle();
    expect(sync.state()).toBe('pending');
    for (const millis of retryMillis) await clock.pass(millis);
    await idle();
    expect(server.posts).toBe(1);
    server.outage = undefined;
    await clock.pass(retryMillis[4]);
    await idle();
    expect(server.data.goals).toEqual(['focus']);
    expect(server.posts).toBe(2);
    expect(record.row?.pending).toBe(false);
    await clock.pass(3_600_000);
    expect(server.posts).toBe(2);
  });

  test('waits longer after each failure, and not at all when the person or the network comes back', async () => {
    const { server, sync, edit, clock } = await settledDevice();
    server.outage = { kind: 'status', status: 503 };
    edit({ goals: ['focus'] });
    await idle();
    const calls = () => server.log.length;
    for (const millis of retryMillis) {
      const before = calls();
      await clock.pass(millis - 1);
      expect(calls()).toBe(before);
      await clock.pass(1);
      await idle();
      expect(calls()).toBe(before + 1);
    }
    sync.comeBack();
    await idle();
    const before = calls();
    await clock.pass(retryMillis[0]);
    await idle();
    expect(calls()).toBe(before + 1);
    await clock.pass(retryMillis[1]);
    edit({ goals: ['sleep'] });
    await idle();
    const beforeEdit = calls();
    await clock.pass(retryMillis[0]);
    await idle();
    expect(calls()).toBe(beforeEdit + 1);
    server.outage = undefined;
    sync.comeBack();
    await idle();
    expect(server.data.goals).toEqual(['sleep']);
  });

  test('made while another is on its way follows it', async () => {
    const { server, record, edit } = await settledDevice();
    server.meanwhile = async () => {
      server.meanwhile = async () => {};
      edit({ goals: ['sleep'], frequency: 'daily' });
    };
    edit({ goals: ['focus'], practiceTime: 'morning' });
    await idle();
    expect(server.data).toMatchObject({ goals: ['sleep'], frequency: 'daily', practiceTime: 'morning' });
    expect(record.row).toMatchObject({ pending: false, revision: 2, conflicts: [] });
    expect(server.log).toEqual(['POST', 'POST']);
  });

  test('whose answer was lost is not sent twice', async () => {
    const { server, record, edit, clock } = await settledDevice();
    server.losesAnswers = true;
    edit({ goals: ['focus'] });
    await idle();
    server.losesAnswers = false;
    await clock.pass(retryMillis[0]);
    await idle();
    expect(server.log).toEqual(['POST', 'GET']);
    expect(record.row).toMatchObject({ pending: false, revision: 1, conflicts: [] });
  });

  test('that follows one whose answer was lost wins over it, and is no conflict', async () => {
    const { server, record, edit, clock } = await settledDevice();
    server.losesAnswers = true;
    edit({ goals: ['focus'] });
    await idle();
    server.losesAnswers = false;
    edit({ goals: ['sleep'] });
    await idle();
    await clock.pass(retryMillis[0]);
    await idle();
    expect(server.data.goals).toEqual(['sleep']);
    expect(record.row).toMatchObject({ pending: false, conflicts: [] });
  });

  test('made where nothing was ever loaded stands on the server’s profile, not on the minimal one', async () => {
    const server = new FakeServer();
    server.data = { ...fresh, practiceTime: 'morning' };
    server.revision = 7;
    const { record, edit } = device(server);
    edit({ goals: ['focus'] });
    await idle();
    expect(server.data).toMatchObject({ displayName: 'Ada', practiceTime: 'morning', goals: ['focus'] });
    expect(record.row).toMatchObject({ pending: false, revision: 8 });
  });
});

describe('two devices', () => {
  test('that changed different fields lose nothing', async () => {
    const server = new FakeServer();
    const [phone, desk] = [await settledDevice(server), await settledDevice(server)];
    phone.edit({ goals: ['focus'] });
    await idle();
    desk.edit({ frequency: 'daily' });
    await idle();
    expect(server.data).toMatchObject({ goals: ['focus'], frequency: 'daily' });
    expect(desk.record.row).toMatchObject({ pending: false, conflicts: [] });
    expect(desk.record.row?.profile).toEqual(server.data);
  });

  test('that changed the same field keep the newer answer of the server, and tell the person', async () => {
    const server = new FakeServer();
    const [phone, desk] = [await settledDevice(server), await settledDevice(server)];
    phone.edit({ goals: ['focus'] });
    await idle();
    desk.edit({ goals: ['sleep'] });
    await idle();
    expect(server.data.goals).toEqual(['focus']);
    expect(desk.record.row).toMatchObject({ pending: false, conflicts: ['goals'] });
    expect(desk.record.row?.profile.goals).toEqual(['focus']);
  });
});

describe('a profile that the server refuses', () => {
  test.each([
    [400, 'invalid_profile', 'goals'],
    [413, 'body_too_large', undefined],
  ])(
    'with %i %s stays here, says why, and is not sent again until it is changed',
    async (status, code, field) => {
      const { server, sync, record, edit, clock } = await settledDevice();
      server.refusal = { kind: 'status', status, code, ...(field ? { field } : {}) };
      edit({ goals: ['focus'] });
      await idle();
      expect(sync.state()).toBe('refused');
      expect(record.row).toMatchObject({ pending: true, problem: { code } });
      expect(record.row?.problem?.field).toBe(field);
      expect(record.row?.profile.goals).toEqual(['focus']);
      await clock.pass(3_600_000);
      sync.wake();
      await idle();
      expect(server.posts).toBe(1);
      server.refusal = undefined;
      edit({ goals: ['sleep'] });
      await idle();
      expect(record.row).toMatchObject({ pending: false });
      expect(record.row?.problem).toBeUndefined();
      expect(server.data.goals).toEqual(['sleep']);
    },
  );

  test('while it was already changed again is forgiven', async () => {
    const { server, record, edit } = await settledDevice();
    const { write } = server.api;
    let isFirst = true;
    server.api.write = async (...call) => {
      if (!isFirst) return write(...call);
      isFirst = false;
      edit({ goals: ['sleep'] });
      return failure({ kind: 'status', status: 400, code: 'invalid_profile', field: 'goals' });
    };
    edit({ goals: ['focus'] });
    await idle();
    expect(record.row).toMatchObject({ pending: false });
    expect(record.row?.problem).toBeUndefined();
    expect(server.data.goals).toEqual(['sleep']);
  });

  test('with 401 is kept and sent after the next sign-in', async () => {
    const { server, record, edit, sync } = await settledDevice();
    server.outage = { kind: 'status', status: 401, code: 'unauthenticated' };
    edit({ goals: ['focus'] });
    await idle();
    sync.close();
    server.outage = undefined;
    const { sync: next } = device(server, new FakeClock(), record);
    await next.refresh();
    await idle();
    expect(server.data.goals).toEqual(['focus']);
  });
});

test('of several tabs only one sends', async () => {
  const server = new FakeServer();
  const clock = new FakeClock();
  const record = new FakeRecord();
  const locks = fakeLocks();
  const tabs = Array.from({ length: 4 }, () => device(server, clock, record, locks));
  await tabs[0]?.sync.refresh();
  server.log.length = 0;
  tabs[0]?.edit({ goals: ['focus'] });
  for (const { sync } of tabs) sync.wake();
  await idle();
  expect(server.log).toEqual(['POST']);
});

test('nothing is called in the name of somebody who is not signed in', async () => {
  const { server, sync, edit, person, clock, record } = await settledDevice();
  person.isSignedIn = false;
  edit({ goals: ['focus'] });
  await sync.refresh();
  await clock.pass(3_600_000);
  expect(server.log).toEqual([]);
  expect(record.row?.pending).toBe(true);
  person.isSignedIn = true;
  sync.comeBack();
  await idle();
  expect(server.data.goals).toEqual(['focus']);
});

test('a closed one sends nothing more', async () => {
  const { server, sync, edit, clock } = await settledDevice();
  server.outage = { kind: 'connection' };
  edit({ goals: ['focus'] });
  await idle();
  server.outage = undefined;
  server.log.length = 0;
  sync.close();
  sync.wake();
  const { fired } = clock;
  await clock.pass(3_600_000);
  expect(server.log).toEqual([]);
  expect(clock.fired).toBe(fired);
});

const fields = ['practiceTime', 'frequency', 'experienceLevel', 'displayName'] as const;
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('edit' as const), on: fc.nat(1), field: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.constantFrom('outage', 'lossy', 'well').map((how) => ({ do: how })) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pass' as const), seconds: fc.nat(400) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('refresh' as const), on: fc.nat(1) }) },
);

test('whatever the network does, every last edit arrives and both devices end up alike', async () => {
  const property = fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
    const server = new FakeServer();
    const clock = new FakeClock();
    const devices = [device(server, clock), device(server, clock)];
    for (const { sync } of devices) await sync.refresh();
    const last: Partial<Record<string, string>> = {};
    let edits = 0;
    for (const next of steps) {
      if ('field' in next) {
        // Each device has two fields of its own: then no edit may be lost.
        const field = fields[next.on * 2 + next.field] ?? fields[0];
        edits += 1;
        last[field] = `edit ${edits}`;
        devices[next.on]?.edit({ [field]: last[field] });
      } else if (next.do === 'outage') server.outage = { kind: 'connection' };
      else if (next.do === 'lossy') server.losesAnswers = true;
      else if (next.do === 'well') {
        server.outage = undefined;
        server.losesAnswers = false;
      } else if ('seconds' in next) await clock.pass(next.seconds * 1000);
      else if ('on' in next) void devices[next.on]?.sync.refresh();
      await settled();
    }
    server.outage = undefined;
    server.losesAnswers = false;
    await clock.pass(600_000);
    for (const { sync } of devices) await sync.refresh();
    await idle();
    expect(server.data).toMatchObject(last);
    for (const { record } of devices) {
      expect(record.row?.profile).toEqual(server.data);
      expect(record.row).toMatchObject({ pending: false, conflicts: [] });
    }
  });
  await fc.assert(property, { numRuns: rounds(6000), seed: seed(7) });
});
