import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { profileAnswerSchema } from '#protocol/profile.ts';
import { type Route, routes } from '#protocol/routes.ts';
import type { DatabaseKind } from '#server/db/database.ts';
import { isProof, rounds, showCount } from '../setup/counts.ts';
import { databaseKinds } from './rig/empty-database.ts';
import { fullProfile } from './rig/full-profile.ts';
import { longMillis } from './rig/long.ts';
import { mailServer } from './rig/mail-server.ts';
import { providerRig } from './rig/provider-rig.ts';
import { codeOf, type ServerRig } from './rig/server-rig.ts';

vi.setConfig({ testTimeout: longMillis });

/** Texts that parsers, databases and logs have stumbled over. */
const nasty = fc.constantFrom(
  '\0',
  '\ud800',
  'a\udfff',
  '__proto__',
  'constructor',
  "' or 1=1; drop table profile; --",
  '{{7*7}}',
  '\r\nset-cookie: x=1',
  '\u202e\u2066',
  'x'.repeat(20_000),
  '1e400',
);
const anything = fc.anything({
  key: fc.oneof(nasty, fc.string({ unit: 'binary' })),
  values: [
    fc.string({ unit: 'binary' }),
    nasty,
    fc.double(),
    fc.maxSafeInteger(),
    fc.boolean(),
    fc.constant(null),
  ],
  withNullPrototype: true,
});
const rawBodies = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    '{',
    '[[[',
    '{"a":1e999}',
    '{"__proto__":{"role":"admin"}}',
    '{"constructor":{"prototype":{"role":"admin"}}}',
    `{"name":"\\u0000","email":"a@b.example","password":"a long enough phrase"}`,
    `{"name":"\\ud800","email":"a@b.example","password":"a long enough phrase"}`,
    `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
    `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
    '\ufeff{}',
    '{"a":1}{"b":2}',
  ),
);
const entering = fc.record(
  { name: anything, email: anything, password: anything, rememberMe: anything },
  { requiredKeys: [] },
);

/** Bodies of the calls about one's own account: any field may be there, and be anything. */
const ownAccount = fc.record(
  {
    email: fc.oneof(anything, fc.emailAddress()),
    password: anything,
    currentPassword: anything,
    newPassword: fc.oneof(anything, fc.string({ minLength: 8, maxLength: 128 })),
    code: anything,
    verifier: fc.oneof(anything, fc.base64String({ minLength: 43, maxLength: 128 })),
    challenge: fc.oneof(anything, fc.constant('x'.repeat(43))),
    provider: fc.oneof(anything, fc.constantFrom('google', 'apple')),
    rememberMe: anything,
    id: anything,
  },
  { requiredKeys: [] },
);

/** What a provider, or whoever plays one, sends back in an address or in a form. */
const returned = fc
  .array(
    fc.tuple(
      fc.oneof(fc.constantFrom('code', 'state', 'iss', 'error', 'user', 'id_token'), nasty, fc.string()),
      fc.oneof(nasty, fc.string({ unit: 'binary' }), fc.webUrl(), anything.map(text)),
    ),
    { maxLength: 8 },
  )
  .map((fields) => String(new URLSearchParams(fields)));

/** A full profile with one leaf or branch replaced by anything. */
function bent(base: object): fc.Arbitrary<object> {
  const paths = pathsIn(base);
  return fc.tuple(fc.constantFrom(...paths), anything).map(([path, value]) => {
    const copy = structuredClone(base) as Record<string, unknown>;
    const holder = path.slice(0, -1).reduce<Record<string, unknown>>((at, key) => at[key] as typeof at, copy);
    holder[path.at(-1) ?? ''] = value;
    return copy;
  });
}

function pathsIn(value: unknown, before: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    [...before, key],
    ...pathsIn(inner, [...before, key]),
  ]);
}

/** JSON text of anything, as a client would write it. */
function text(value: unknown): string {
  return (
    JSON.stringify(value, (_key, inner) => (typeof inner === 'bigint' ? String(inner) : inner)) ?? 'undefined'
  );
}

/** No body may hold the server up; beside other tests a machine is slower than alone. */
const longestMillis = isProof ? 1_000 : 5_000;

async function send(rig: ServerRig, route: Route, token: string, body: string): Promise<void> {
  const startedAt = performance.now();
  const answer = await rig.call(route, { token, body });
  const tookMillis = performance.now() - startedAt;
  expect([body.slice(0, 300), answer.statusCode < 500]).toEqual([body.slice(0, 300), true]);
  expect([body.slice(0, 300), tookMillis < longestMillis]).toEqual([body.slice(0, 300), true]);
  if (answer.statusCode >= 400) expect(codeOf(answer)).toMatch(/^[a-z_]+$/);
}

/** Everything is there that can be: mail, both providers. */
async function hostileRig(kind: DatabaseKind): Promise<ServerRig> {
  const { url } = await mailServer();
  // Reached from this machine alone, so that no limit keeps the bodies away.
  return providerRig(kind, { SMTP_URL: url, PUBLIC_URL: '' });
}

/** The routes that read a body in JSON. */
function takesBody(route: Route): boolean {
  return route.method === 'POST' && route !== routes.returnFromApple && route !== routes.signOut;
}

describe.each(databaseKinds)('hostile bodies on %s', (kind) => {
  it('get no answer above 499, however they are made', async () => {
    const rig = await hostileRig(kind);
    const ada = await rig.person();
    const profile = fullProfile(
      profileAnswerSchema.parse((await rig.call(routes.readProfile, ada)).json()).data,
    );
    const ownRoutes = [
      routes.forgotPassword,
      routes.resetPassword,
      routes.startProvider,
      routes.exchangeEntry,
      routes.linkProvider,
      routes.unlinkProvider,
      routes.verifyEmail,
      routes.changePassword,
      routes.endSession,
      routes.deleteAccount,
    ];
    const groups: [Route[], fc.Arbitrary<string>][] = [
      [[routes.signUp], fc.oneof(rawBodies, entering.map(text), anything.map(text))],
      [[routes.signIn], fc.oneof(rawBodies, entering.map(text), anything.map(text))],
      [[routes.writeProfile], fc.oneof(rawBodies, bent(profile).map(text), anything.map(text))],
      [ownRoutes, fc.oneof(rawBodies, ownAccount.map(text), anything.map(text))],
    ];
    expect(new Set(groups.flatMap(([group]) => group))).toEqual(
      new Set(Object.values(routes).filter(takesBody)),
    );
    const numRuns = rounds(10_000);
    for (const [group, bodies] of groups) {
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...group), bodies, (route, body) =>
          send(rig, route, ada.token, body),
        ),
        { numRuns },
      );
    }
    // Whatever was sent, the profile still is one, and it is Ada's.
    const { data } = profileAnswerSchema.parse((await rig.call(routes.readProfile, ada)).json());
    expect([data.uid, data.email, data.role]).toEqual([ada.identity.uid, ada.email, 'user']);
    expect(({} as { role?: string }).role).toBeUndefined();
    showCount(
      `hostile bodies to each of ${groups.length} groups of routes on ${kind}`,
      `${numRuns}, no answer above 499`,
    );
  });

  it('in a return from a provider lead to a page of ours, however they are made', async () => {
    const rig = await hostileRig(kind);
    const numRuns = rounds(10_000);
    const cookies = fc.oneof(nasty, fc.string(), fc.constant('x'.repeat(43)));
    const back = (cookie: string, brought: string, isPosted: boolean) =>
      rig.app.inject({
        method: isPosted ? 'POST' : 'GET',
        url: isPosted ? routes.returnFromApple.path : `${routes.returnFromGoogle.path}?${brought}`,
        headers: {
          cookie: `ninefold-round-trip=${encodeURIComponent(cookie.toWellFormed())}`,
          ...(isPosted ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        },
        ...(isPosted ? { payload: brought } : {}),
      });
    await fc.assert(
      fc.asyncProperty(cookies, returned, fc.boolean(), async (cookie, brought, isPosted) => {
        const answer = await back(cookie, brought, isPosted);
        const provider = isPosted ? 'apple' : 'google';
        expect([answer.statusCode, answer.headers.location]).toEqual([
          303,
          `http://127.0.0.1:3000/signin?problem=${provider}_failed`,
        ]);
      }),
      { numRuns },
    );
    expect(await rig.database.kysely.selectFrom('user').select('id').execute()).toEqual([]);
    showCount(`hostile returns from a provider on ${kind}`, `${numRuns}, each led to the sign-in`);
  });

  it('name the field that no database can hold', async () => {
    const rig = await hostileRig(kind);
    const ada = await rig.person();
    const { data } = (await rig.call(routes.readProfile, ada)).json();
    for (const bad of ['\0', 'a\0b', '\ud800', '\udc00x']) {
      const answer = await rig.call(routes.writeProfile, { ...ada, body: { ...data, goals: ['fine', bad] } });
      expect(answer.json().error).toMatchObject({ code: 'invalid_request', field: 'goals.1' });
    }
  });
});
