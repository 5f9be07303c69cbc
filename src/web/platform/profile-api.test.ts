import { expect, test } from 'vitest';
import { newProfile } from '#domain/profile/profile.ts';
import { FakeClock } from '../../../tests/setup/sit-fakes.ts';
import { createApiClient } from './api-client.ts';
import { createConnectivity } from './connectivity.ts';
import { createProfileApi } from './profile-api.ts';

const profile = newProfile({ uid: 'user-1', email: 'ada@example.org', displayName: 'Ada' });
const error = { code: 'revision_conflict', message: 'Changed elsewhere.' };

function setUp(body: unknown, status = 200) {
  const sent: unknown[] = [];
  const client = createApiClient({
    clock: new FakeClock(),
    connectivity: createConnectivity(),
    token: () => 'token',
    fetch: async (_, call) => {
      sent.push(call?.body === undefined ? undefined : JSON.parse(String(call.body)));
      return Response.json(body, { status });
    },
  });
  return { api: createProfileApi(client, 'user-1'), sent };
}

test('the profile is read with its revision', async () => {
  const { api } = setUp({ data: profile, revision: 4 });
  expect(await api.read()).toEqual({ ok: true, value: { data: profile, revision: 4 } });
});

test('the whole profile is written, with the revision last read', async () => {
  const { api, sent } = setUp({ data: profile, revision: 5 });
  expect(await api.write(profile, 4)).toEqual({ ok: true, value: { data: profile, revision: 5 } });
  expect(sent).toEqual([{ ...profile, revision: 4 }]);
});

test('a profile whose totals became less says that they were meant to', async () => {
  const { api, sent } = setUp({ data: profile, revision: 5 });
  await api.write(profile, 4, true);
  expect(sent).toEqual([{ ...profile, revision: 4, reset: true }]);
});

test('a conflict brings the newer profile along', async () => {
  const theirs = { ...profile, displayName: 'Ada L.' };
  const { api } = setUp({ error, data: theirs, revision: 9 }, 409);
  expect(await api.write(profile, 4)).toEqual({
    ok: false,
    problem: { kind: 'conflict', theirs: { data: theirs, revision: 9 } },
  });
});

test('a conflict without a profile is malformed', async () => {
  const { api } = setUp({ error, data: { uid: 7 } }, 409);
  expect(await api.write(profile, 4)).toEqual({ ok: false, problem: { kind: 'malformed' } });
});

test.each([
  [200, {}],
  [409, { error }],
])('an answer %i about somebody else is malformed', async (status, more) => {
  const { api } = setUp({ ...more, data: { ...profile, uid: 'user-2' }, revision: 3 }, status);
  const malformed = { ok: false, problem: { kind: 'malformed' } };
  expect(await api.write(profile, 2)).toEqual(malformed);
  if (status === 200) expect(await api.read()).toEqual(malformed);
});

test('any other problem is passed on', async () => {
  const body = { error: { code: 'invalid_profile', message: 'No.', field: 'goals' } };
  const { api } = setUp(body, 400);
  expect(await api.write(profile, 4)).toMatchObject({
    ok: false,
    problem: { kind: 'status', status: 400, code: 'invalid_profile', field: 'goals' },
  });
});
