import { describe, expect, it } from 'vitest';
import { sessionAnswerSchema } from '#protocol/accounts.ts';
import { sessionsAnswerSchema } from '#protocol/own-account.ts';
import { routes } from '#protocol/routes.ts';
import { deviceOf, deviceText } from '#server/auth/device.ts';
import { databaseKinds } from './rig/empty-database.ts';
import { codeOf, type ServerRig, serverRig } from './rig/server-rig.ts';

const minuteMillis = 60_000;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

async function signIn(rig: ServerRig, body: object, userAgent?: string) {
  const headers: Record<string, string> = userAgent === undefined ? {} : { 'user-agent': userAgent };
  return sessionAnswerSchema.parse((await rig.call(routes.signIn, { body, headers })).json());
}

async function sessionsOf(rig: ServerRig, { token }: { token: string }) {
  return sessionsAnswerSchema.parse((await rig.call(routes.sessions, { token })).json()).sessions;
}

describe.each(databaseKinds)('signed-in devices on %s', (kind) => {
  it('are told by what is known of them, without any token', async () => {
    const rig = await serverRig(kind);
    const ada = await rig.person();
    await rig.person();
    const desk = await signIn(rig, ada, firefox);
    const phone = await signIn(rig, { ...ada, rememberMe: true }, iPhone);
    const answer = await rig.call(routes.sessions, desk);
    for (const { token } of [ada, desk, phone]) expect(answer.body).not.toContain(token);
    const sessions = await sessionsOf(rig, desk);
    expect(sessions).toHaveLength(3);
    expect(sessions.find(({ isThis }) => isThis)).toEqual({
      id: expect.stringMatching(/^\S+$/),
      browser: 'Firefox',
      system: 'Linux',
      method: 'password',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      lastSeenAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      expiresAt: desk.expiresAt,
      isThis: true,
    });
    const others = sessions.filter(({ isThis }) => !isThis);
    expect(others.find(({ system }) => system === 'iPhone')).toMatchObject({ browser: 'Safari' });
    // The light client of these tests names no browser.
    expect(others.filter(({ browser }) => browser === undefined)).toHaveLength(1);
  });

  it('are signed out one by one by their owner, and by nobody else', async () => {
    const rig = await serverRig(kind);
    const ada = await rig.person();
    const bob = await rig.person();
    const phone = await signIn(rig, ada, iPhone);
    const phoneId = (await sessionsOf(rig, phone)).find(({ isThis }) => isThis)?.id ?? '';
    const end = (token: string, id: unknown) => rig.call(routes.endSession, { token, body: { id } });

    for (const [token, id, status, code] of [
      [bob.token, phoneId, 404, 'not_found'],
      [ada.token, 'unknown', 404, 'not_found'],
      [ada.token, phone.token, 404, 'not_found'],
      [ada.token, '', 400, 'invalid_request'],
      [ada.token, { $ne: 1 }, 400, 'invalid_request'],
      [ada.token, 'x'.repeat(101), 400, 'invalid_request'],
    ] as const) {
      const answer = await end(token, id);
      expect([id, answer.statusCode, codeOf(answer)]).toEqual([id, status, code]);
    }
    expect((await rig.call(routes.readProfile, phone)).statusCode).toBe(200);

    expect((await end(ada.token, phoneId)).json()).toEqual({ done: true });
    expect(codeOf(await rig.call(routes.readProfile, phone))).toBe('unauthenticated');
    expect(await sessionsOf(rig, ada)).toHaveLength(1);
    const own = (await sessionsOf(rig, ada))[0]?.id;
    expect((await end(ada.token, own)).statusCode).toBe(200);
    expect(codeOf(await end(ada.token, own))).toBe('unauthenticated');
    expect(await sessionsOf(rig, bob)).toHaveLength(1);
  });

  it('say when they were last seen, to a quarter of an hour, and go when they have ended', async () => {
    const rig = await serverRig(kind);
    const ada = await rig.person();
    const phone = await signIn(rig, { ...ada, rememberMe: true });
    const startMillis = rig.clock.nowMillis;
    const seenMillis = async () => {
      const seen = (await sessionsOf(rig, phone)).find(({ isThis }) => isThis)?.lastSeenAt ?? '';
      return Date.parse(seen);
    };
    const first = await seenMillis();
    rig.clock.nowMillis = first + 15 * minuteMillis - 1;
    expect(await seenMillis()).toBe(first);
    rig.clock.nowMillis = first + 15 * minuteMillis;
    expect(await seenMillis()).toBe(first + 15 * minuteMillis);
    // The one last seen stands first.
    expect((await sessionsOf(rig, phone)).map(({ isThis }) => isThis)).toEqual([true, false]);
    rig.clock.nowMillis = startMillis + 25 * 60 * minuteMillis;
    expect(await sessionsOf(rig, phone)).toHaveLength(1);
  });
});

describe('a device', () => {
  it.each([
    [firefox, { browser: 'Firefox', system: 'Linux' }],
    [iPhone, { browser: 'Safari', system: 'iPhone' }],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0',
      { browser: 'Edge', system: 'Windows' },
    ],
    [
      'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
      { browser: 'Samsung Internet', system: 'Android' },
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
      { browser: 'Chrome', system: 'macOS' },
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/150.0 Mobile/15E148 Safari/604.1',
      { browser: 'Chrome', system: 'iPad' },
    ],
    ['curl/8.0 (Linux)', { system: 'Linux' }],
    ['<script>alert(1)</script>', {}],
    [`${'x'.repeat(100_000)} Firefox/1`, {}],
    ['', {}],
    [undefined, {}],
  ])('of %j is known as %j', (userAgent, device) => {
    expect(deviceOf(deviceText(userAgent))).toEqual(device);
  });

  it('is never what a row was made to say', () => {
    expect(deviceOf('<b>Firefox/Linux')).toEqual({ system: 'Linux' });
    expect(deviceOf(null)).toEqual({});
  });
});
