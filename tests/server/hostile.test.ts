import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { profileAnswerSchema } from '#protocol/profile.ts';
import { type Route, routes } from '#protocol/routes.ts';
import { isProof, rounds, showCount } from '../setup/counts.ts';
import { databaseKinds } from './rig/empty-database.ts';
import { fullProfile } from './rig/full-profile.ts';
import { longMillis } from './rig/long.ts';
import { codeOf, type ServerRig, serverRig } from './rig/server-rig.ts';

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

describe.each(databaseKinds)('hostile bodies on %s', (kind) => {
  it('get no answer above 499, however they are made', async () => {
    const rig = await serverRig(kind);
    const ada = await rig.person();
    const profile = fullProfile(
      profileAnswerSchema.parse((await rig.call(routes.readProfile, ada)).json()).data,
    );
    const groups: [Route, fc.Arbitrary<string>][] = [
      [routes.signUp, fc.oneof(rawBodies, entering.map(text), anything.map(text))],
      [routes.signIn, fc.oneof(rawBodies, entering.map(text), anything.map(text))],
      [routes.writeProfile, fc.oneof(rawBodies, bent(profile).map(text), anything.map(text))],
    ];
    const numRuns = rounds(10_000);
    for (const [route, bodies] of groups) {
      await fc.assert(
        fc.asyncProperty(bodies, (body) => send(rig, route, ada.token, body)),
        { numRuns },
      );
    }
    // Whatever was sent, the profile still is one, and it is Ada's.
    const { data } = profileAnswerSchema.parse((await rig.call(routes.readProfile, ada)).json());
    expect([data.uid, data.email, data.role]).toEqual([ada.identity.uid, ada.email, 'user']);
    expect(({} as { role?: string }).role).toBeUndefined();
    showCount(
      `hostile bodies to each of ${groups.length} routes on ${kind}`,
      `${numRuns}, no answer above 499`,
    );
  });

  it('name the field that no database can hold', async () => {
    const rig = await serverRig(kind);
    const ada = await rig.person();
    const { data } = (await rig.call(routes.readProfile, ada)).json();
    for (const bad of ['\0', 'a\0b', '\ud800', '\udc00x']) {
      const answer = await rig.call(routes.writeProfile, { ...ada, body: { ...data, goals: ['fine', bad] } });
      expect(answer.json().error).toMatchObject({ code: 'invalid_request', field: 'goals.1' });
    }
  });
});
