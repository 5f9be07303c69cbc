import { describe, expect, it } from 'vitest';
import { returnMessages } from '#content/messages/provider-return.ts';
import { returnProblems } from '#protocol/providers.ts';
import { routes } from '#protocol/routes.ts';
import { freePort } from '../setup/free-port.ts';
import { openIdProvider } from './rig/open-id-provider.ts';
import { googleClient, type ProviderRig, providerRig, publicUrl } from './rig/provider-rig.ts';
import { codeOf, serverRig } from './rig/server-rig.ts';

const ada = { subject: 'ada', email: 'ada@example.com', email_verified: true, name: 'Ada' };

async function brought(rig: ProviderRig, guest: object = ada) {
  const left = await rig.leave('google');
  return { left, ...(await rig.openId.visit(left.url, { ...ada, ...guest })) };
}

async function nobodyEntered(rig: ProviderRig): Promise<void> {
  expect(await rig.database.kysely.selectFrom('user').select('id').execute()).toEqual([]);
}

describe('a return that is not as it must be', () => {
  it('leads to the sign-in with the reason, and lets nobody in', async () => {
    const rig = await providerRig('sqlite');
    const other = await brought(rig);
    const { left, parameters } = await brought(rig);
    const with_ = (change: Record<string, string>) =>
      new URLSearchParams({ ...Object.fromEntries(parameters), ...change });
    const tries: [string, Parameters<ProviderRig['comeBack']>[0], URLSearchParams][] = [
      ['no cookie', { ...left, cookie: 'a=b' }, parameters],
      ['another browser’s cookie', other.left, parameters],
      ['half a cookie', { ...left, cookie: left.cookie.slice(0, -1) }, parameters],
      ['another state', left, with_({ state: other.parameters.get('state') ?? '' })],
      ['no state', left, new URLSearchParams({ code: parameters.get('code') ?? '' })],
      ['nothing', left, new URLSearchParams()],
      ['a refusal without its state', left, new URLSearchParams({ error: 'access_denied', state: 'x' })],
      ['the other provider', { ...left, provider: 'apple' }, parameters],
    ];
    for (const [what, browser, given] of tries) {
      const landed = await rig.comeBack(browser, { parameters: given });
      const problem = `${browser.provider}_failed`;
      expect([what, landed.address.href]).toEqual([what, `${publicUrl}/signin?problem=${problem}`]);
    }
    await nobodyEntered(rig);
    // None of it has used up the trip of the one who was really under way.
    expect((await rig.comeBack(other.left, other)).code).not.toBe('');
  });

  it.each([
    [
      'a code of another trip',
      (own: URLSearchParams, other: URLSearchParams) => own.set('code', other.get('code') ?? ''),
    ],
    ['a made-up code', (own: URLSearchParams) => own.set('code', 'x'.repeat(43))],
    ['two codes', (own: URLSearchParams) => own.append('code', 'x')],
    ['no code', (own: URLSearchParams) => own.delete('code')],
    ['another issuer', (own: URLSearchParams) => own.set('iss', 'https://evil.example')],
    ['an error of the provider', (own: URLSearchParams) => own.set('error', 'server_error')],
  ] as const)('is refused with %s, and is used up by it', async (_what, change) => {
    const rig = await providerRig('sqlite');
    const other = await brought(rig);
    const { left, parameters } = await brought(rig);
    const changed = new URLSearchParams(parameters);
    change(changed, other.parameters);
    for (const given of [changed, parameters]) {
      const landed = await rig.comeBack(left, { parameters: given });
      expect(landed.address.href).toBe(`${publicUrl}/signin?problem=google_failed`);
    }
    await nobodyEntered(rig);
  });

  it('is refused a second time, and ten minutes after it began', async () => {
    const rig = await providerRig('sqlite');
    const late = await brought(rig);
    rig.clock.nowMillis += 10 * 60_000;
    expect((await rig.comeBack(late.left, late)).address.search).toBe('?problem=google_failed');
    await nobodyEntered(rig);
    const twice = await brought(rig);
    expect((await rig.comeBack(twice.left, twice)).code).not.toBe('');
    expect((await rig.comeBack(twice.left, twice)).address.search).toBe('?problem=google_failed');
  });

  it.each([
    ['cancelled', { refuses: true }],
    ['email_missing', { email: undefined }],
    ['email_missing', { email_verified: false }],
    ['email_missing', { email_verified: undefined }],
    ['email_missing', { email: 'no address' }],
  ])('says %s of %j', async (problem, guest) => {
    const rig = await providerRig('sqlite');
    const { left, parameters } = await brought(rig, guest);
    const landed = await rig.comeBack(left, { parameters });
    expect(landed.address.href).toBe(`${publicUrl}/signin?problem=${problem}`);
    await nobodyEntered(rig);
  });

  it('leads to a page whatever fails, and logs no word of it', async () => {
    const rig = await providerRig('sqlite');
    const { left, parameters } = await brought(rig, { email: 'canary@example.com', name: 'canary' });
    await rig.database.kysely.schema.dropTable('account').execute();
    const landed = await rig.comeBack(left, { parameters });
    expect(landed.address.href).toBe(`${publicUrl}/signin?problem=google_failed`);
    expect(rig.logged.some((line) => line.includes('"level":"error"'))).toBe(true);
    const secrets = ['canary', parameters.get('code'), parameters.get('state'), left.cookie.split('=')[1]];
    for (const secret of secrets) expect(rig.logged.join('')).not.toContain(secret);
  });

  it('has a sentence for each reason', () => {
    expect(Object.keys(returnMessages).toSorted()).toEqual([...returnProblems].toSorted());
  });
});

describe('leaving for a provider', () => {
  const challenge = 'x'.repeat(43);

  it('is refused where it is not set, or without what it needs', async () => {
    const rig = await serverRig('sqlite');
    const ada = await rig.person();
    for (const provider of ['google', 'apple']) {
      expect(codeOf(await rig.call(routes.startProvider, { body: { provider, challenge } }))).toBe(
        'not_found',
      );
      expect(codeOf(await rig.call(routes.linkProvider, { ...ada, body: { provider } }))).toBe('not_found');
    }
    for (const body of [
      { provider: 'github', challenge },
      { provider: 'google' },
      { provider: 'google', challenge: 'x' },
    ]) {
      const answer = await rig.call(routes.startProvider, { body });
      expect([answer.statusCode, codeOf(answer), answer.headers['set-cookie']]).toEqual([
        400,
        'invalid_request',
        undefined,
      ]);
    }
    const back = await rig.app.inject({
      method: 'GET',
      url: `${routes.returnFromGoogle.path}?code=x&state=y`,
    });
    expect([back.statusCode, back.headers.location]).toEqual([
      303,
      expect.stringMatching(/\/signin\?problem=google_failed$/),
    ]);
  });

  it('says that the provider is away, and goes on when it is back', async () => {
    const port = await freePort();
    const rig = await providerRig('sqlite', { GOOGLE_ISSUER: `http://127.0.0.1:${port}` });
    const answer = await rig.call(routes.startProvider, { body: { provider: 'google', challenge } });
    expect([answer.statusCode, codeOf(answer), answer.headers['retry-after']]).toEqual([
      503,
      'provider_away',
      '5',
    ]);
    expect(answer.headers['set-cookie']).toBeUndefined();
    const late = await openIdProvider([googleClient], port);
    const left = await rig.leave('google');
    const landed = await rig.comeBack(left, await late.visit(left.url, ada));
    expect(landed.code).not.toBe('');
  });
});
