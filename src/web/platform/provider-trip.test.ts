import { describe, expect, test } from 'vitest';
import { failure, success } from '#domain/result.ts';
import { routes } from '#protocol/routes.ts';
import { FakeStorage } from '../../../tests/setup/fake-storage.ts';
import type { ApiClient, ApiProblem } from './api-client.ts';
import { beginTrip, endTrip, tripKey, tripUnderWay } from './provider-trip.ts';

const session = {
  token: 'a-token-that-is-long-enough',
  expiresAt: '2026-12-01T08:00:00Z',
  identity: { uid: 'user-1', email: 'asha@example.org', displayName: '', role: 'user' },
};

/** A server that answers as told, and what it was asked. */
function serverThat(answer: { value?: unknown; problem?: ApiProblem }) {
  const asked: { path: string; body: unknown; withCookie: boolean | undefined }[] = [];
  const client: ApiClient = {
    async send(route, shape, { body, withCookie } = {}) {
      asked.push({ path: route.path, body, withCookie });
      if (answer.problem) return failure(answer.problem);
      const decoded = shape.safeParse(answer.value);
      return decoded.success ? success(decoded.data) : failure({ kind: 'malformed' });
    },
    onRefused: () => () => {},
  };
  return { client, asked };
}

const leaving = { provider: 'google', rememberMe: false, redirect: '/notes' } as const;

describe('a trip to a provider', () => {
  test('begins with a challenge, takes the cookie and keeps the verifier in this tab', async () => {
    const storage = new FakeStorage();
    const { client, asked } = serverThat({ value: { url: 'https://provider.example/go' } });
    expect(await beginTrip(client, leaving, storage)).toEqual(success('https://provider.example/go'));
    const trip = tripUnderWay(storage);
    expect(trip).toMatchObject(leaving);
    expect(asked).toEqual([
      {
        path: routes.startProvider.path,
        body: { provider: 'google', rememberMe: false, challenge: expect.stringMatching(/^[\w-]{43}$/) },
        withCookie: true,
      },
    ]);
    expect(JSON.stringify(asked)).not.toContain(trip?.verifier);
  });

  test('ends with the verifier, and is over', async () => {
    const storage = new FakeStorage();
    await beginTrip(serverThat({ value: { url: 'https://provider.example/go' } }).client, leaving, storage);
    const trip = tripUnderWay(storage);
    if (!trip) throw new Error('no trip is kept');
    const { client, asked } = serverThat({ value: session });
    expect(await endTrip(client, trip, 'the-code', storage)).toEqual(success(session));
    expect(asked[0]?.body).toEqual({ code: 'the-code', verifier: trip.verifier });
    expect(tripUnderWay(storage)).toBeUndefined();
  });

  test.each<[string, ApiProblem, boolean]>([
    ['the code has ended', { kind: 'status', status: 400, code: 'code_ended' }, false],
    ['nobody answered', { kind: 'connection' }, true],
    ['it took too long', { kind: 'timeout' }, true],
    ['the server has too much to do', { kind: 'status', status: 503, code: 'busy' }, true],
    ['too many came', { kind: 'status', status: 429, code: 'too_many_requests' }, true],
  ])('where %s it may be tried again: %o, %s', async (_, problem, mayTryAgain) => {
    const storage = new FakeStorage();
    await beginTrip(serverThat({ value: { url: 'https://provider.example/go' } }).client, leaving, storage);
    const trip = tripUnderWay(storage);
    if (!trip) throw new Error('no trip is kept');
    expect(await endTrip(serverThat({ problem }).client, trip, 'the-code', storage)).toEqual(
      failure(problem),
    );
    expect(tripUnderWay(storage) !== undefined).toBe(mayTryAgain);
  });

  test.each([
    '',
    'null',
    '{"provider":"google"}',
    '{"provider":"elsewhere","verifier":"v","rememberMe":true}',
  ])('is none where the tab holds %j', (kept) => {
    const storage = new FakeStorage();
    storage.setItem(tripKey, kept);
    expect(tripUnderWay(storage)).toBeUndefined();
  });
});
