import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bodyLimitBytes, routes } from '#protocol/routes.ts';
import { providerRig } from './rig/provider-rig.ts';
import { codeOf, type ServerRig, serverRig } from './rig/server-rig.ts';
import { webFolder } from './rig/web-folder.ts';

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; media-src 'self'; " +
  "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; " +
  "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types ninefold";

const onEveryAnswer = {
  'content-security-policy': policy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** One answer of every kind there is, by what it is. */
async function everyKind(rig: ServerRig) {
  const html = { accept: 'text/html' };
  const body = { name: 'Ada', email: 'ada@example.com', password: 'a long enough phrase' };
  const get = (url: string, headers = {}) => rig.app.inject({ method: 'GET', url, headers });
  const signedUp = await rig.call(routes.signUp, { body });
  const { token } = signedUp.json();
  const answers = {
    'sign-up': signedUp,
    'sign-in': await rig.call(routes.signIn, { body }),
    refused: await rig.call(routes.signIn, { body: { ...body, password: 'another phrase' } }),
    profile: await rig.call(routes.readProfile, { token }),
    unauthenticated: await rig.call(routes.readProfile),
    'too large': await rig.call(routes.writeProfile, { token, body: 'x'.repeat(bodyLimitBytes + 1) }),
    'sign-in methods': await rig.call(routes.signInMethods, { token }),
    sessions: await rig.call(routes.sessions, { token }),
    'unknown session': await rig.call(routes.endSession, { token, body: { id: 'x' } }),
    'wrong current password': await rig.call(routes.changePassword, {
      token,
      body: { currentPassword: 'another phrase', newPassword: 'a third long phrase' },
    }),
    'wrong password': await rig.call(routes.deleteAccount, { token, body: { password: 'another phrase' } }),
    'no mail': await rig.call(routes.forgotPassword, { body }),
    'ended link': await rig.call(routes.resetPassword, { body: { code: 'x', password: body.password } }),
    'ended verification': await rig.call(routes.verifyEmail, { token, body: { code: 'x' } }),
    'no provider': await rig.call(routes.startProvider, {
      body: { provider: 'google', challenge: 'x'.repeat(43) },
    }),
    'nothing to connect': await rig.call(routes.linkProvider, { token, body: { provider: 'apple' } }),
    'nothing to disconnect': await rig.call(routes.unlinkProvider, { token, body: { provider: 'apple' } }),
    'ended entry': await rig.call(routes.exchangeEntry, { body: { code: 'x', verifier: 'x'.repeat(43) } }),
    'sign-out': await rig.call(routes.signOut, { token }),
    settings: await rig.call(routes.settings),
    description: await rig.call(routes.openapi),
    live: await rig.call(routes.live),
    ready: await rig.call(routes.ready),
    'unknown in the interface': await get('/api/nothing', html),
    unknown: await get('/nothing.png'),
    'malformed address': await get('/%E0%A4%A'),
    page: await get('/', html),
    'page of a route': await get('/stage1?x=1', html),
    'service worker': await get('/sw.js'),
    asset: await get('/assets/main-a1b2c3d4.js'),
    'not modified': await get('/sw.js', { 'if-modified-since': new Date(Date.now() + 1e6).toUTCString() }),
  };
  // A failure that nobody thought of, on the way to every route that does work.
  const fail = () => {
    throw new Error('select "password" from account failed at /srv/secret.ts:1');
  };
  rig.hasher.hash = fail;
  rig.hasher.verify = fail;
  rig.database.findCaller = fail;
  const other = { ...body, email: 'other@example.com' };
  return {
    ...answers,
    'failing sign-up': await rig.call(routes.signUp, { body: other }),
    'failing sign-in': await rig.call(routes.signIn, { body }),
    'failing sign-out': await rig.call(routes.signOut, { token }),
    'failing read': await rig.call(routes.readProfile, { token }),
    'failing write': await rig.call(routes.writeProfile, { token, body }),
    'failing list': await rig.call(routes.sessions, { token }),
    'failing deletion': await rig.call(routes.deleteAccount, { token, body }),
  };
}

describe('answers', () => {
  it('all carry the same security headers and no cookie', async () => {
    const rig = await serverRig('sqlite', { webFolder: webFolder() });
    const answers = await everyKind(rig);
    for (const [kind, answer] of Object.entries(answers)) {
      expect({ kind, headers: answer.headers }).toMatchObject({ kind, headers: onEveryAnswer });
      expect([kind, answer.headers['set-cookie']]).toEqual([kind, undefined]);
      expect([kind, answer.headers['strict-transport-security']]).toEqual([kind, undefined]);
    }
    const statuses = Object.entries(answers).map(([kind, answer]) => [kind, answer.statusCode]);
    expect(Object.fromEntries(statuses)).toEqual({
      'sign-up': 200,
      'sign-in': 200,
      refused: 401,
      profile: 200,
      unauthenticated: 401,
      'too large': 413,
      'sign-in methods': 200,
      sessions: 200,
      'unknown session': 404,
      'wrong current password': 403,
      'wrong password': 403,
      'no mail': 404,
      'ended link': 400,
      'ended verification': 400,
      'no provider': 404,
      'nothing to connect': 404,
      'nothing to disconnect': 404,
      'ended entry': 400,
      'sign-out': 200,
      settings: 200,
      description: 200,
      live: 200,
      ready: 200,
      'unknown in the interface': 404,
      unknown: 404,
      'malformed address': 400,
      page: 200,
      'page of a route': 200,
      'service worker': 200,
      asset: 200,
      'not modified': 304,
      'failing sign-up': 500,
      'failing sign-in': 500,
      'failing sign-out': 500,
      'failing read': 500,
      'failing write': 500,
      'failing list': 500,
      'failing deletion': 500,
    });
  });

  it('on the way to a provider and back carry the headers too, and the one cookie there is', async () => {
    const rig = await providerRig('sqlite');
    const body = { provider: 'google', challenge: 'x'.repeat(43) };
    const ada = await rig.person();
    const back = (method: 'GET' | 'POST', url: string, headers = {}) =>
      rig.app.inject({ method, url, headers, ...(method === 'POST' ? { payload: 'state=x' } : {}) });
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const answers = [
      await rig.call(routes.startProvider, { body }),
      await rig.call(routes.linkProvider, { ...ada, body }),
      await back('GET', `${routes.returnFromGoogle.path}?state=x`),
      await back('POST', routes.returnFromApple.path, form),
    ];
    for (const answer of answers) {
      expect(answer.headers).toMatchObject({ ...onEveryAnswer, 'cache-control': 'no-store' });
      expect(answer.headers['set-cookie']).toMatch(
        /^ninefold-round-trip=[\w-]*; Path=\S+; Max-Age=\d+; HttpOnly;/,
      );
    }
    expect((await rig.call(routes.signIn, { body: ada })).headers['set-cookie']).toBeUndefined();
    expect(
      (await back('POST', routes.returnFromApple.path, { 'content-type': 'application/json' })).statusCode,
    ).toBe(415);
    expect((await back('GET', routes.returnFromApple.path)).statusCode).toBe(404);
  });

  it('allow the page what the build wrote into it, by hash, and nothing else', async () => {
    const [script, styles] = ["document.title = 'Ninefold'", 'body { margin: 0 }'];
    const folder = webFolder();
    writeFileSync(
      join(folder, 'index.html'),
      `<!doctype html><style>${styles}</style><script type="module">${script}</script><script src="/a.js"></script>`,
    );
    const rig = await serverRig('sqlite', { webFolder: folder });
    const policyOf = async (url: string) => {
      const answer = await rig.app.inject({ method: 'GET', url, headers: { accept: 'text/html' } });
      return answer.headers['content-security-policy'];
    };
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const allowing = policy
      .replace("script-src 'self'", `script-src 'self' ${hash(script)}`)
      .replace("style-src 'self'", `style-src 'self' ${hash(styles)}`);
    expect(await policyOf('/')).toBe(allowing);
    expect(await policyOf('/stage1')).toBe(allowing);
    expect(await policyOf('/sw.js')).toBe(policy);
    expect(await policyOf('/api/nothing')).toBe(policy);
  });

  it('tell a browser to keep to https where the public address is https', async () => {
    const rig = await serverRig('sqlite', { settings: { PUBLIC_URL: 'https://ninefold.example' } });
    expect((await rig.call(routes.live)).headers['strict-transport-security']).toBe('max-age=63072000');
  });

  it('about a person are kept by no cache, hashed files for good, the page never unasked', async () => {
    const rig = await serverRig('sqlite', { webFolder: webFolder() });
    const answers = await everyKind(rig);
    const kept = Object.entries(answers).map(([kind, answer]) => [kind, answer.headers['cache-control']]);
    expect(Object.fromEntries(kept)).toMatchObject({
      'sign-up': 'no-store',
      refused: 'no-store',
      profile: 'no-store',
      unauthenticated: 'no-store',
      asset: 'public, max-age=31536000, immutable',
      page: 'no-cache',
      'page of a route': 'no-cache',
      'service worker': 'no-cache',
      'unknown in the interface': 'no-store',
    });
  });

  it('of a failure name their request and nothing of how the server is made', async () => {
    const rig = await serverRig('sqlite', { webFolder: webFolder() });
    const failing = Object.values(await everyKind(rig)).filter((answer) => answer.statusCode >= 500);
    expect(failing).toHaveLength(7);
    for (const answer of failing) {
      const { error } = answer.json();
      expect(error).toEqual({
        code: 'internal_error',
        message: expect.any(String),
        requestId: expect.stringMatching(/^[\da-f-]{36}$/),
      });
      expect(answer.body).not.toMatch(/select|srv|stack/);
      expect(rig.logged.find((line) => line.includes(error.requestId))).toContain('secret.ts');
    }
  });
});

describe('the routes of signed-in people', () => {
  const tokens = [
    undefined,
    '',
    'Bearer',
    'Bearer x',
    `Bearer ${'x'.repeat(32)}`,
    `Bearer ${'x'.repeat(5000)}`,
    "Bearer ' or 1=1 --",
    `Basic ${btoa('ada:phrase')}`,
  ];
  const guarded = Object.values(routes).filter((route) => route.access === 'signed-in');

  it.each(guarded.map((route) => [`${route.method} ${route.path}`, route] as const))(
    'refuse %s without a good token, whatever else it carries',
    async (_name, route) => {
      const rig = await serverRig('sqlite');
      const ada = await rig.person();
      const cookies = `better-auth.session_token=${ada.token}; token=${ada.token}`;
      for (const authorization of tokens) {
        for (const type of [
          'application/json',
          'application/x-www-form-urlencoded',
          'text/plain',
          'multipart/form-data',
        ]) {
          const answer = await rig.app.inject({
            method: route.method,
            url: `${route.path}?token=${ada.token}`,
            headers: {
              cookie: cookies,
              origin: 'https://evil.example',
              'sec-fetch-site': 'cross-site',
              ...(authorization === undefined ? {} : { authorization }),
              ...(route.method === 'POST' ? { 'content-type': type } : {}),
            },
            ...(route.method === 'POST' ? { payload: `{"token":"${ada.token}"}` } : {}),
          });
          expect([authorization, type, answer.statusCode, codeOf(answer)]).toEqual([
            authorization,
            type,
            401,
            'unauthenticated',
          ]);
        }
      }
      expect((await rig.call(routes.readProfile, { token: ada.token })).statusCode).toBe(200);
    },
  );

  it('are all the state-changing routes there are, but for entering', async () => {
    const rig = await serverRig('sqlite', { webFolder: webFolder() });
    const { paths } = (await rig.call(routes.openapi)).json() as {
      paths: Record<string, Record<string, object>>;
    };
    const changing = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods)
        .filter((method) => method !== 'get')
        .map((method) => `${method.toUpperCase()} ${path}`),
    );
    const known = Object.values(routes)
      .filter((route) => route.method !== 'GET')
      .map((route) => `${route.method} ${route.path}`);
    expect(changing.toSorted()).toEqual(known.toSorted());
    // The table of fastify itself names no other one, described or not.
    const table = rig.app.printRoutes({ commonPrefix: false });
    const served = [...table.matchAll(/(\S+) \(([A-Z, ]+)\)/g)].flatMap(([, path, methods = '']) =>
      methods.split(', ').map((method) => `${method} ${path}`),
    );
    const others = served.filter((line) => !/^(GET|HEAD) /.test(line));
    expect(others.toSorted()).toEqual(known.toSorted());
  });

  it.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])(
    'cannot be entered by a form of another site (%s)',
    async (type) => {
      const rig = await serverRig('sqlite');
      const ada = await rig.person();
      const entrances = Object.values(routes).filter(
        (route) => route.method === 'POST' && route.access === 'public' && route !== routes.returnFromApple,
      );
      expect(entrances.length).toBeGreaterThanOrEqual(6);
      for (const route of entrances) {
        const payload = JSON.stringify({ name: 'x', email: ada.email, password: ada.password });
        const answer = await rig.app.inject({
          method: 'POST',
          url: route.path,
          headers: { 'content-type': type },
          payload,
        });
        expect([answer.statusCode, codeOf(answer)]).toEqual([415, 'unsupported_media_type']);
      }
    },
  );
});

describe('the built web', () => {
  it('is packed for whoever can unpack it, from the file beside it where there is one', async () => {
    const rig = await serverRig('sqlite', { webFolder: webFolder() });
    const get = (url: string, encoding: string) =>
      rig.app.inject({ method: 'GET', url, headers: { 'accept-encoding': encoding } });
    expect((await get('/assets/packed-a1b2c3d4.js', 'gzip')).headers['content-encoding']).toBe('gzip');
    expect((await get('/assets/main-a1b2c3d4.js', 'gzip, br')).headers['content-encoding']).toBe('br');
    expect((await get('/assets/main-a1b2c3d4.js', 'identity')).headers['content-encoding']).toBeUndefined();
  });

  it('gives its page to navigations alone, and nothing outside its folder', async () => {
    const rig = await serverRig('sqlite', { webFolder: webFolder() });
    const html = { accept: 'text/html' };
    const status = async (method: 'GET' | 'POST' | 'HEAD', url: string, headers = {}) =>
      (await rig.app.inject({ method, url, headers })).statusCode;
    expect(await status('GET', '/home', html)).toBe(200);
    expect(await status('HEAD', '/home', html)).toBe(200);
    expect(await status('GET', '/home', { accept: '*/*' })).toBe(404);
    expect(await status('POST', '/home', html)).toBe(404);
    expect(await status('GET', '/assets/gone-a1b2c3d4.js', html)).toBe(404);
    expect(await status('GET', '/.vite/manifest.json')).toBe(404);
    for (const url of ['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fninefold.sqlite']) {
      expect(await status('GET', url)).toBeGreaterThanOrEqual(400);
    }
  });
});
