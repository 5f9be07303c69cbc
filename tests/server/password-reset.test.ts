import { describe, expect, it } from 'vitest';
import { sessionAnswerSchema } from '#protocol/accounts.ts';
import { linkMinutes } from '#protocol/recovery.ts';
import { routes } from '#protocol/routes.ts';
import { linkIn } from '../setup/mail-server.ts';
import { databaseKinds } from './rig/empty-database.ts';
import { mailServer } from './rig/mail-server.ts';
import { codeOf, type ServerRig, serverRig } from './rig/server-rig.ts';

const minuteMillis = 60_000;
const publicUrl = 'https://ninefold.example';
const newPassword = 'another long phrase';

async function withMail(kind: 'sqlite' | 'postgres', settings: Record<string, string> = {}) {
  const mails = await mailServer();
  const rig = await serverRig(kind, {
    settings: { SMTP_URL: mails.url, PUBLIC_URL: publicUrl, ...settings },
  });
  return { rig, mails };
}

function ask(rig: ServerRig, email: string, headers: Record<string, string> = {}) {
  return rig.call(routes.forgotPassword, { body: { email }, headers });
}

function choose(rig: ServerRig, code: string, password: string = newPassword) {
  return rig.call(routes.resetPassword, { body: { code, password } });
}

describe.each(databaseKinds)('a forgotten password on %s', (kind) => {
  it('is replaced by a link in a mail, which ends every session', async () => {
    const { rig, mails } = await withMail(kind);
    const ada = await rig.person({ email: 'ada@example.com' });
    const bob = await rig.person();
    const answer = await ask(rig, ' ADA@example.com ');
    expect([answer.statusCode, answer.json()]).toEqual([200, { done: true }]);
    const mail = await mails.mail(1);
    expect([mail.from, mail.to]).toEqual(['ninefold@ninefold.example', ['ada@example.com']]);
    expect(mail.headers).toMatch(/^Subject: Choose a new password for Ninefold$/m);
    expect(mail.headers).toMatch(/^auto-submitted: auto-generated$/im);
    const link = linkIn(mail);
    expect(`${link.origin}${link.pathname}${link.search}`).toBe(`${publicUrl}/reset-password`);
    const code = link.hash.slice(1);
    expect(code).toMatch(/^[\w-]{43}$/);
    // Only its hash is kept.
    const rows = await rig.database.kysely.selectFrom('one_time_code').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(code);

    const chosen = await choose(rig, code);
    expect([chosen.statusCode, chosen.json()]).toEqual([200, { done: true }]);
    expect(codeOf(await rig.call(routes.readProfile, ada))).toBe('unauthenticated');
    expect((await rig.call(routes.readProfile, bob)).statusCode).toBe(200);
    expect(codeOf(await rig.call(routes.signIn, { body: ada }))).toBe('invalid_credentials');
    const entered = await rig.call(routes.signIn, { body: { ...ada, password: newPassword } });
    expect(sessionAnswerSchema.parse(entered.json()).identity.uid).toBe(ada.identity.uid);
    expect((await mails.mail(2)).headers).toMatch(/^Subject: Your Ninefold password was changed$/m);
    expect((await mails.mail(2)).text).not.toMatch(/https?:/);

    expect(codeOf(await choose(rig, code, 'a third long phrase'))).toBe('code_ended');
    expect((await rig.call(routes.signIn, { body: { ...ada, password: newPassword } })).statusCode).toBe(200);
  });

  it('takes a link once of twenty tries at once, for ten minutes, and no other one afterwards', async () => {
    // Reached from this machine alone, where calls of one address are not limited.
    const { rig, mails } = await withMail(kind, { PUBLIC_URL: '' });
    const ada = await rig.person();
    for (let time = 0; time < 3; time += 1) await ask(rig, ada.email);
    await mails.mail(3);
    const codes = mails.arrived.map((mail) => linkIn(mail).hash.slice(1));
    const [first = '', second = ''] = codes;
    rig.clock.nowMillis += linkMinutes.reset * minuteMillis - 1;
    // A password that is refused leaves the link good.
    expect(codeOf(await choose(rig, first, 'short'))).toBe('password_too_short');
    expect(codeOf(await choose(rig, first, ada.email))).toBe('password_too_common');
    const answers = await Promise.all(codes.concat(...Array(6).fill(codes)).map((code) => choose(rig, code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(codeOf(await choose(rig, second))).toBe('code_ended');

    const bob = await rig.person();
    await ask(rig, bob.email);
    const late = linkIn(await mails.mail(5)).hash.slice(1);
    rig.clock.nowMillis += linkMinutes.reset * minuteMillis;
    expect(codeOf(await choose(rig, late))).toBe('code_ended');
    expect((await rig.call(routes.signIn, { body: bob })).statusCode).toBe(200);
  });

  it('does not tell whether there is an account', async () => {
    const { rig, mails } = await withMail(kind);
    const ada = await rig.person();
    const answers = [await ask(rig, ada.email), await ask(rig, 'nobody@example.com')];
    const [known, unknown] = answers.map(({ statusCode, body, headers }) => ({
      statusCode,
      body,
      headers: { ...headers, date: '', 'x-ratelimit-remaining': '' },
    }));
    expect(unknown).toEqual(known);
    for (const email of [ada.email, 'nobody@example.com']) {
      await ask(rig, email);
      await ask(rig, email);
      const refused = await ask(rig, email);
      expect([refused.statusCode, codeOf(refused), refused.headers['retry-after']]).toEqual([
        429,
        'too_many_mails',
        '900',
      ]);
    }
    await mails.mail(3);
    expect(new Set(mails.arrived.flatMap(({ to }) => to))).toEqual(new Set([ada.email]));
    // Who is locked out by wrong passwords, or by someone else's, can still help themselves.
    for (let time = 0; time < 12; time += 1) {
      await rig.call(routes.signIn, { body: { ...ada, password: 'not the phrase' } });
    }
    expect(codeOf(await rig.call(routes.signIn, { body: ada }))).toBe('too_many_attempts');
    expect((await choose(rig, linkIn(await mails.mail(1)).hash.slice(1))).statusCode).toBe(200);
    const entered = await rig.call(routes.signIn, { body: { ...ada, password: newPassword } });
    expect(entered.statusCode).toBe(200);
  });

  it('takes away what a stranger may have connected, when the address was never proven', async () => {
    const { rig, mails } = await withMail(kind);
    const ada = await rig.person();
    const { uid } = ada.identity;
    const connect = async (providerId: string, agoMillis: number) => {
      const at = new Date(rig.clock.nowMillis - agoMillis).toISOString();
      const row = { id: providerId, providerId, accountId: providerId, userId: uid, password: null };
      const { kysely } = rig.database;
      await kysely
        .insertInto('account')
        .values({ ...row, createdAt: at, updatedAt: at })
        .execute();
    };
    const methods = async () => {
      const entered = await rig.call(routes.signIn, { body: { ...ada, password: newPassword } });
      return (await rig.call(routes.signInMethods, { token: entered.json().token })).json();
    };
    rig.clock.nowMillis += 5 * minuteMillis;
    await connect('google', 0);
    await connect('apple', 20 * minuteMillis);
    await ask(rig, ada.email);
    await choose(rig, linkIn(await mails.mail(1)).hash.slice(1));
    // What made the account stays: it came with a proven address.
    expect(await methods()).toEqual({ password: true, google: false, apple: true });
    // The link has proven the address: what is connected from now on stays.
    await connect('google', 0);
    await ask(rig, ada.email);
    await choose(rig, linkIn(await mails.mail(3)).hash.slice(1));
    expect(await methods()).toEqual({ password: true, google: true, apple: true });
  });

  it('gives a password to whoever had none', async () => {
    const { rig, mails } = await withMail(kind);
    const ada = await rig.person();
    await rig.database.kysely.deleteFrom('account').execute();
    await ask(rig, ada.email);
    expect((await choose(rig, linkIn(await mails.mail(1)).hash.slice(1))).statusCode).toBe(200);
    const entered = await rig.call(routes.signIn, { body: { ...ada, password: newPassword } });
    expect(entered.statusCode).toBe(200);
  });
});

describe('the link', () => {
  const forged = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    forwarded: 'host=evil.example',
    origin: 'https://evil.example',
    referer: 'https://evil.example/',
  };

  it('leads to the public address, whatever the call says', async () => {
    const { rig, mails } = await withMail('sqlite');
    const ada = await rig.person();
    await ask(rig, ada.email, forged);
    const mail = await mails.mail(1);
    expect(linkIn(mail).origin).toBe(publicUrl);
    expect(mail.text + mail.headers).not.toContain('evil');
  });

  it('leads without one to where the server listens', async () => {
    const mails = await mailServer();
    const rig = await serverRig('sqlite', { settings: { SMTP_URL: mails.url } });
    const listening = await rig.app.listen({ host: '127.0.0.1', port: 0 });
    const ada = await rig.person();
    await ask(rig, ada.email, forged);
    const mail = await mails.mail(1);
    expect(linkIn(mail).origin).toBe(listening);
  });
});

describe('asking for a link', () => {
  it('is refused without a mail server, and with what is no address', async () => {
    const without = await serverRig('sqlite');
    expect(codeOf(await ask(without, 'ada@example.com'))).toBe('not_found');
    const { rig } = await withMail('sqlite');
    for (const [email, code] of [
      ['nobody', 'invalid_email'],
      ['', 'invalid_email'],
      [`${'x'.repeat(250)}@example.com`, 'invalid_email'],
      ['a@example.com\r\nBcc: b@example.com', 'invalid_email'],
      [7, 'invalid_request'],
    ] as const) {
      const answer = await rig.call(routes.forgotPassword, { body: { email } });
      expect([email, answer.statusCode, answer.json().error]).toMatchObject([
        email,
        400,
        { code, field: 'email' },
      ]);
    }
  });

  it('is answered at once when the mail server is away or refuses, and nobody’s address is logged', async () => {
    for (const status of [undefined, 450, 550]) {
      const mails = await mailServer();
      if (status) mails.refuse(status);
      const url = status ? mails.url : 'smtp://127.0.0.1:9';
      const rig = await serverRig('sqlite', { settings: { SMTP_URL: url } });
      const ada = await rig.person({ email: 'canary@example.com' });
      expect((await ask(rig, ada.email)).statusCode).toBe(200);
      await expect.poll(() => rig.logged.some((line) => line.includes('mail-failed'))).toBe(true);
      expect(rig.logged.join('')).not.toContain('canary');
      expect(mails.arrived).toHaveLength(0);
    }
  });
});
