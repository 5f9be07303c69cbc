import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { routes } from '#protocol/routes.ts';
import { FakeClock, settled } from '../../../tests/setup/sit-fakes.ts';
import { createApiClient } from './api-client.ts';
import { createConnectivity } from './connectivity.ts';

const shape = z.object({ data: z.string() });

type Answer = (address: string, call: RequestInit) => Promise<Response>;

function setUp(answer: Answer, token: string | undefined = 'token-1') {
  const clock = new FakeClock();
  const connectivity = createConnectivity();
  const calls: { address: string; call: RequestInit; headers: Headers }[] = [];
  const client = createApiClient({
    clock,
    connectivity,
    token: () => token,
    fetch: (address, call = {}) => {
      calls.push({ address: String(address), call, headers: new Headers(call.headers) });
      return answer(String(address), call);
    },
  });
  return { clock, connectivity, client, calls };
}

const json = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));

/** A server that takes the call and never answers: the call ends only when it is aborted. */
const silence: Answer = (_, { signal }) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });

/** A server whose answer begins and never ends. */
const stalled: Answer = (_, { signal }) => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"data":'));
      signal?.addEventListener('abort', () => controller.error(new DOMException('aborted', 'AbortError')));
    },
  });
  return Promise.resolve(new Response(body, { status: 200 }));
};

describe('a call', () => {
  test('carries the bearer token of whoever is signed in, and no cookie (A § 7)', async () => {
    const { client, calls } = setUp(() => json({ data: 'x' }));
    const answer = await client.send(routes.readProfile, shape);
    expect(answer).toEqual({ ok: true, value: { data: 'x' } });
    expect(calls[0]?.address).toBe('/api/users/profile');
    expect(calls[0]?.headers.get('authorization')).toBe('Bearer token-1');
    expect(calls[0]?.call.credentials).toBe('omit');
    expect(calls[0]?.call.method).toBe('GET');
  });

  test('to a public address carries no token', async () => {
    const { client, calls } = setUp(() => json({ data: 'x' }));
    await client.send(routes.signIn, shape, { body: { email: 'a' } });
    expect(calls[0]?.headers.has('authorization')).toBe(false);
    expect(calls[0]?.call.body).toBe('{"email":"a"}');
    expect(calls[0]?.headers.get('content-type')).toBe('application/json');
  });

  test('takes the cookie of a round trip along where that begins, and nowhere else', async () => {
    const { client, calls } = setUp(() => json({ data: 'x' }));
    await client.send(routes.startProvider, shape, { body: {}, withCookie: true });
    await client.send(routes.exchangeEntry, shape, { body: {} });
    expect(calls.map(({ call }) => call.credentials)).toEqual(['same-origin', 'omit']);
  });

  test('may carry another token than the current one', async () => {
    const { client, calls } = setUp(() => json({ data: 'x' }));
    await client.send(routes.signOut, shape, { token: 'old' });
    expect(calls[0]?.headers.get('authorization')).toBe('Bearer old');
  });

  test.each([
    ['another shape', () => json({ data: 3 })],
    ['no JSON', () => Promise.resolve(new Response('<html>', { status: 200 }))],
    ['nothing', () => Promise.resolve(new Response('', { status: 200 }))],
  ])('answered with %s is malformed, and not a crash', async (_, answer) => {
    const { client, connectivity } = setUp(answer);
    expect(await client.send(routes.readProfile, shape)).toEqual({
      ok: false,
      problem: { kind: 'malformed' },
    });
    expect(connectivity.state()).toBe('Online');
  });

  test('answered with an error carries its status, code, message and field', async () => {
    const body = { error: { code: 'invalid_profile', message: 'No.', field: 'goals' } };
    const { client } = setUp(() => json(body, 400));
    expect(await client.send(routes.writeProfile, shape)).toEqual({
      ok: false,
      problem: {
        kind: 'status',
        status: 400,
        code: 'invalid_profile',
        message: 'No.',
        field: 'goals',
        body,
      },
    });
  });

  test('answered with an error that is not ours carries its status', async () => {
    const { client, connectivity } = setUp(() => Promise.resolve(new Response('Bad', { status: 502 })));
    const answer = await client.send(routes.readProfile, shape);
    expect(answer).toEqual({ ok: false, problem: { kind: 'status', status: 502, body: undefined } });
    expect(connectivity.state()).toBe('Online');
  });
});

describe('a refused token', () => {
  const refusal = (code: string) => () => json({ error: { code, message: '' } }, 401);

  test('is told of, with the token itself', async () => {
    const { client } = setUp(refusal('unauthenticated'));
    const refused: string[] = [];
    const stop = client.onRefused((token) => refused.push(token));
    await client.send(routes.readProfile, shape);
    stop();
    await client.send(routes.readProfile, shape);
    expect(refused).toEqual(['token-1']);
  });

  test.each([
    ['a wrong password', refusal('invalid_credentials')],
    [
      'a 401 of somebody in between',
      () => Promise.resolve(new Response('Log in to the Wi-Fi', { status: 401 })),
    ],
  ])('is not what %s says', async (_, answer) => {
    const { client } = setUp(answer);
    const refused: string[] = [];
    client.onRefused((token) => refused.push(token));
    await client.send(routes.readProfile, shape);
    await client.send(routes.signIn, shape);
    expect(refused).toEqual([]);
  });
});

describe('reaching the server (A § 4, § 9)', () => {
  test.each([
    ['never answers', silence],
    ['begins to answer and stops', stalled],
  ])('one that %s is Offline at 10 s, and the call ends at 15 s', async (_, answer) => {
    const { client, clock, connectivity } = setUp(answer);
    let outcome: unknown;
    void client.send(routes.readProfile, shape).then((result) => {
      outcome = result;
    });
    expect(connectivity.state()).toBe('Unknown');
    await clock.pass(9_999);
    expect(connectivity.state()).toBe('Unknown');
    await clock.pass(1);
    expect(connectivity.state()).toBe('Offline');
    await clock.pass(4_999);
    expect(outcome).toBeUndefined();
    await clock.pass(1);
    await new Promise((resolve) => setImmediate(resolve));
    expect(outcome).toEqual({ ok: false, problem: { kind: 'timeout' } });
  });

  test('a connection that fails is Offline at once, and the next answer Online', async () => {
    let isUp = false;
    const { client, connectivity } = setUp(() =>
      isUp ? json({ data: 'x' }) : Promise.reject(new TypeError('Failed to fetch')),
    );
    const seen: string[] = [];
    connectivity.subscribe(() => seen.push(connectivity.state()));
    expect(await client.send(routes.readProfile, shape)).toEqual({
      ok: false,
      problem: { kind: 'connection' },
    });
    isUp = true;
    await client.send(routes.readProfile, shape);
    await client.send(routes.readProfile, shape);
    expect(seen).toEqual(['Offline', 'Online']);
  });

  test('an answer in time leaves no timer behind', async () => {
    const { client, clock, connectivity } = setUp(() => json({ data: 'x' }));
    await client.send(routes.readProfile, shape);
    await clock.pass(60_000);
    expect(clock.fired).toBe(0);
    expect(connectivity.state()).toBe('Online');
  });

  test('a call that its caller gave up says nothing about the server', async () => {
    const { client, connectivity } = setUp(silence);
    const ending = new AbortController();
    const sent = client.send(routes.readProfile, shape, { signal: ending.signal });
    await settled();
    ending.abort();
    expect(await sent).toEqual({ ok: false, problem: { kind: 'connection' } });
    expect(connectivity.state()).toBe('Unknown');
  });
});
