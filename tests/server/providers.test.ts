import { verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sessionAnswerSchema } from '#protocol/accounts.ts';
import { entryCodeSeconds } from '#protocol/providers.ts';
import { routes } from '#protocol/routes.ts';
import { databaseKinds } from './rig/empty-database.ts';
import { appleKeys, providerRig, publicUrl } from './rig/provider-rig.ts';
import { codeOf } from './rig/server-rig.ts';

const ada = { subject: 'ada-at-google', email: 'Ada@Example.com', email_verified: true, name: 'Ada' };
const hourMillis = 60 * 60_000;

describe.each(databaseKinds)('signing in by a provider on %s', (kind) => {
  it('makes an account, knows it again, and leaves a session as any other', async () => {
    const rig = await providerRig(kind);
    const left = await rig.leave('google', { rememberMe: true });
    const asked = new URL(left.url).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      client_id: 'google-client',
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: `${publicUrl}/api/auth/provider/return/google`,
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(left.setCookie).toMatch(
      /^ninefold-round-trip=[\w-]{43}; Path=\/api\/auth\/provider\/return; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
    );
    // Neither the address nor the database holds what the cookie does.
    const rows = await rig.database.kysely.selectFrom('one_time_code').selectAll().execute();
    expect(`${left.url}${JSON.stringify(rows)}`).not.toContain(left.cookie.split('=')[1]);

    const landed = await rig.comeBack(left, await rig.openId.visit(left.url, ada), { host: 'evil.example' });
    expect([landed.status, landed.address.origin, landed.address.pathname]).toEqual([
      303,
      publicUrl,
      '/signin',
    ]);
    expect(landed.address.search).toBe('');
    expect(landed.setCookie).toMatch(/^ninefold-round-trip=; Path=\S+; Max-Age=0; /);
    const answer = await rig.exchange(landed.code, left);
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined]);
    const session = sessionAnswerSchema.parse(answer.json());
    expect(session.identity).toEqual({
      uid: expect.stringMatching(/^user-\d{13}$/),
      email: 'ada@example.com',
      displayName: 'Ada',
      role: 'user',
    });
    const lastsMillis = Date.parse(session.expiresAt) - rig.clock.nowMillis;
    expect(lastsMillis).toBe(30 * 24 * hourMillis);
    expect((await rig.call(routes.readProfile, session)).json().data.displayName).toBe('Ada');
    expect((await rig.call(routes.signInMethods, session)).json()).toEqual({
      password: false,
      google: true,
      apple: false,
    });
    expect((await rig.call(routes.sessions, session)).json().sessions).toMatchObject([{ method: 'google' }]);

    const again = await rig.enter('google', { ...ada, email: 'changed@example.com', name: 'Other' });
    expect(again.identity).toEqual(session.identity);
    expect(Date.parse(again.expiresAt) - rig.clock.nowMillis).toBe(24 * hourMillis);
    // Nothing by which the provider could be asked again is kept.
    const accounts = await rig.database.kysely.selectFrom('account').selectAll().execute();
    expect(accounts).toMatchObject([
      { providerId: 'google', accountId: 'ada-at-google', accessToken: null, idToken: null },
    ]);
    expect((await rig.call(routes.signOut, again)).statusCode).toBe(200);
    expect(codeOf(await rig.call(routes.readProfile, again))).toBe('unauthenticated');
  });

  it('never takes over an account that has the same address: its owner connects it from inside', async () => {
    const rig = await providerRig(kind);
    const local = await rig.person({ email: 'ada@example.com' });
    const left = await rig.leave('google');
    const refused = await rig.comeBack(left, await rig.openId.visit(left.url, ada));
    expect(refused.address.href).toBe(`${publicUrl}/signin?problem=account_exists`);
    expect((await rig.call(routes.signInMethods, local)).json()).toMatchObject({ google: false });

    const linking = await rig.leave('google', local);
    const linked = await rig.comeBack(linking, await rig.openId.visit(linking.url, ada));
    expect(linked.address.href).toBe(`${publicUrl}/profile?linked=google`);
    expect((await rig.enter('google', ada)).identity).toEqual(local.identity);
    expect((await rig.call(routes.signInMethods, local)).json()).toEqual({
      password: true,
      google: true,
      apple: false,
    });

    // Once more changes nothing; into another account it does not go.
    const twice = await rig.leave('google', local);
    const same = await rig.comeBack(twice, await rig.openId.visit(twice.url, ada));
    expect(same.address.href).toBe(`${publicUrl}/profile?linked=google`);
    const bob = await rig.person();
    const stealing = await rig.leave('google', bob);
    const elsewhere = await rig.comeBack(stealing, await rig.openId.visit(stealing.url, ada));
    expect(elsewhere.address.href).toBe(`${publicUrl}/profile?problem=linked_elsewhere`);
    expect((await rig.call(routes.signInMethods, bob)).json()).toMatchObject({ google: false });
  });

  it('connects nothing for a session that has ended, and disconnects all but the last way in', async () => {
    const rig = await providerRig(kind);
    const local = await rig.person();
    const left = await rig.leave('apple', local);
    const brought = await rig.openId.visit(left.url, ada);
    await rig.call(routes.signOut, local);
    const refused = await rig.comeBack(left, brought);
    expect(refused.address.href).toBe(`${publicUrl}/signin?problem=session_ended`);
    const own = sessionAnswerSchema.parse((await rig.call(routes.signIn, { body: local })).json());
    expect((await rig.call(routes.signInMethods, own)).json()).toMatchObject({ apple: false });

    const unlink = (token: string, provider: unknown) =>
      rig.call(routes.unlinkProvider, { token, body: { provider } });
    expect(codeOf(await unlink(own.token, 'apple'))).toBe('not_found');
    expect(codeOf(await unlink(own.token, 'credential'))).toBe('invalid_request');
    const linking = await rig.leave('apple', own);
    await rig.comeBack(linking, await rig.openId.visit(linking.url, ada));
    expect((await unlink(own.token, 'apple')).json()).toEqual({ done: true });
    const guest = await rig.enter('google', ada);
    const answer = await unlink(guest.token, 'google');
    expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'last_sign_in_method']);
    expect((await rig.enter('google', ada)).identity).toEqual(guest.identity);
  });

  it('gives one account to ten returns at once, and a session once for each code', async () => {
    const rig = await providerRig(kind);
    const trips = [];
    for (let index = 0; index < 10; index += 1) {
      const left = await rig.leave('google');
      trips.push({ left, brought: await rig.openId.visit(left.url, ada) });
    }
    const landed = await Promise.all(trips.map(({ left, brought }) => rig.comeBack(left, brought)));
    const uids = await Promise.all(
      trips.map(async ({ left }, at) => {
        const code = landed[at]?.code ?? '';
        const answers = await Promise.all([1, 2, 3, 4].map(() => rig.exchange(code, left)));
        expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400, 400]);
        return answers.find(({ statusCode }) => statusCode === 200)?.json().identity.uid;
      }),
    );
    expect(new Set(uids).size).toBe(1);
    expect(await rig.database.kysely.selectFrom('user').select('id').execute()).toHaveLength(1);
  });

  it('lets whoever has no password delete their account within five minutes', async () => {
    const rig = await providerRig(kind);
    const guest = await rig.enter('google', ada);
    rig.clock.nowMillis += 5 * 60_000 + 1;
    const late = await rig.call(routes.deleteAccount, { ...guest, body: {} });
    expect([late.statusCode, codeOf(late)]).toEqual([403, 'fresh_sign_in_needed']);
    const fresh = await rig.enter('google', ada);
    expect((await rig.call(routes.deleteAccount, { ...fresh, body: {} })).statusCode).toBe(200);
    expect(await rig.database.kysely.selectFrom('account').select('id').execute()).toEqual([]);
    expect((await rig.enter('google', ada)).identity.uid).not.toBe(guest.identity.uid);
  });
});

describe('Apple', () => {
  it('is shown a secret of five minutes, posts people back, and tells their name once', async () => {
    const rig = await providerRig('sqlite', {}, (secret) => {
      const [header = '', claims = '', signature = ''] = secret.split('.');
      const decoded = JSON.parse(Buffer.from(claims, 'base64url').toString());
      const nowSeconds = Date.now() / 1_000;
      return (
        verify(
          'sha256',
          Buffer.from(`${header}.${claims}`),
          { key: appleKeys.publicKey, dsaEncoding: 'ieee-p1363' },
          Buffer.from(signature, 'base64url'),
        ) &&
        decoded.iss === 'the team' &&
        decoded.sub === 'apple-client' &&
        decoded.exp > nowSeconds &&
        decoded.exp <= nowSeconds + 301
      );
    });
    const left = await rig.leave('apple');
    expect(new URL(left.url).searchParams.get('response_mode')).toBe('form_post');
    // It comes back by a POST from another site: no browser sends a stricter cookie with that.
    expect(left.setCookie).toMatch(/; HttpOnly; SameSite=None; Secure$/);
    const guest = { subject: 'ada-at-apple', email: 'x7k2@privaterelay.example', email_verified: 'true' };
    const brought = await rig.openId.visit(left.url, guest);
    expect([brought.isPosted, brought.url.href]).toEqual([
      true,
      `${publicUrl}/api/auth/provider/return/apple`,
    ]);
    brought.parameters.set('user', '{"name":{"firstName":"Ada\\u0000","lastName":"Lovelace"}}');
    const landed = await rig.comeBack(left, brought);
    const session = sessionAnswerSchema.parse((await rig.exchange(landed.code, left)).json());
    expect(session.identity).toMatchObject({
      email: 'x7k2@privaterelay.example',
      displayName: 'Ada  Lovelace',
    });
    const header = JSON.parse(
      Buffer.from(rig.openId.secrets[0]?.split('.')[0] ?? '', 'base64url').toString(),
    );
    expect(header).toEqual({ alg: 'ES256', kid: 'the key', typ: 'JWT' });
    expect(
      JSON.parse(Buffer.from(rig.openId.secrets[0]?.split('.')[1] ?? '', 'base64url').toString()),
    ).toMatchObject({ aud: rig.openId.issuer });
    expect((await rig.enter('apple', guest)).identity).toEqual(session.identity);
  });

  it('leaves whoever tells no name without one', async () => {
    const rig = await providerRig('sqlite');
    const { identity, token } = await rig.enter('apple', {
      subject: 'a',
      email: 'a@b.example',
      email_verified: true,
    });
    expect(identity.displayName).toBe('');
    expect((await rig.call(routes.readProfile, { token })).statusCode).toBe(200);
  });
});

describe('the code of a return', () => {
  it('is worth nothing without the page that left, after its use, or after a minute', async () => {
    const rig = await providerRig('sqlite');
    const land = async () => {
      const left = await rig.leave('google');
      return { left, ...(await rig.comeBack(left, await rig.openId.visit(left.url, ada))) };
    };
    const stranger = await rig.leave('google');
    const stolen = await land();
    expect(codeOf(await rig.exchange(stolen.code, stranger))).toBe('code_ended');
    // A try by someone else has used it up.
    expect(codeOf(await rig.exchange(stolen.code, stolen.left))).toBe('code_ended');
    const late = await land();
    rig.clock.nowMillis += entryCodeSeconds * 1_000;
    expect(codeOf(await rig.exchange(late.code, late.left))).toBe('code_ended');
    const inTime = await land();
    rig.clock.nowMillis += entryCodeSeconds * 1_000 - 1;
    expect((await rig.exchange(inTime.code, inTime.left)).statusCode).toBe(200);
    expect(codeOf(await rig.exchange(inTime.code, inTime.left))).toBe('code_ended');
    for (const body of [{ code: 7, verifier: 'x' }, { code: 'x' }, { code: 'x', verifier: 'short' }]) {
      expect(codeOf(await rig.call(routes.exchangeEntry, { body }))).toBe('invalid_request');
    }
  });
});
