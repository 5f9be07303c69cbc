import { describe, expect, it } from 'vitest';
import { routes } from '#protocol/routes.ts';
import { linkIn } from '../setup/mail-server.ts';
import { databaseKinds } from './rig/empty-database.ts';
import { mailServer } from './rig/mail-server.ts';
import { type ProviderRig, providerRig } from './rig/provider-rig.ts';
import { type ServerRig, serverRig } from './rig/server-rig.ts';

const canary = {
  name: 'canaryname',
  email: 'canarymail@example.com',
  password: 'canarypassword-1',
  text: 'canarytext\n{"level":"info","msg":"forged"}',
};

/** Everything that a person can do, right and wrong, each with a canary in every field. */
async function useEverything(rig: ServerRig): Promise<string[]> {
  const { name, email, password, text } = canary;
  const ada = await rig.person({ name, email, password });
  await rig.call(routes.signUp, { body: { name, email, password } });
  await rig.call(routes.signUp, { body: { name, email: `${email} `, password: canary.name } });
  await Promise.all(
    Array.from({ length: 5 }, () =>
      rig.call(routes.signUp, { body: { name, email: `race-${email}`, password } }),
    ),
  );
  for (let time = 0; time < 12; time += 1) {
    await rig.call(routes.signIn, { body: { email, password: `${password}${time}` } });
  }
  const { data } = (await rig.call(routes.readProfile, ada)).json();
  await rig.call(routes.writeProfile, { ...ada, body: { ...data, displayName: text } });
  await rig.call(routes.writeProfile, { ...ada, body: { ...data, displayName: text, revision: 99 } });
  await rig.call(routes.writeProfile, { ...ada, body: { ...data, goals: text } });
  await rig.call(routes.writeProfile, { ...ada, body: `{"displayName":"${canary.name}` });
  await rig.app.inject({
    method: 'GET',
    url: `/api/nothing?text=${encodeURIComponent(text)}&token=${ada.token}`,
  });
  rig.database.findCaller = () => {
    throw new Error('failing');
  };
  await rig.call(routes.writeProfile, { ...ada, body: { ...data, displayName: text } });
  return [ada.token, ...Object.values(canary), 'canary', 'forged'];
}

/** Everything that a person can do with their own account, right and wrong. Answers what must not be logged. */
async function useOwnAccount(rig: ProviderRig, mailOf: (count: number) => Promise<URL>): Promise<string[]> {
  const { name, email, password, text } = canary;
  const ada = await rig.person({ name, email, password });
  const token = { token: ada.token };
  const newPassword = `${password}-2`;
  for (const currentPassword of [text, password]) {
    await rig.call(routes.changePassword, { ...token, body: { currentPassword, newPassword } });
  }
  await rig.call(routes.forgotPassword, { body: { email } });
  await rig.call(routes.forgotPassword, { body: { email: text } });
  const code = (await mailOf(1)).hash.slice(1);
  for (const given of [text, code, code]) {
    await rig.call(routes.resetPassword, { body: { code: given, password } });
  }
  const own = (await rig.call(routes.signIn, { body: ada })).json();
  const linking = await rig.leave('google', own);
  const guest = { subject: 'canary-subject', email: 'canary-guest@example.com', email_verified: true, name };
  const brought = await rig.openId.visit(linking.url, guest);
  await rig.comeBack(linking, { parameters: new URLSearchParams({ error: text, state: text }) });
  await rig.comeBack(linking, brought);
  const left = await rig.leave('google');
  const entry = await rig.comeBack(left, await rig.openId.visit(left.url, guest));
  const entered = (await rig.exchange(entry.code, left)).json();
  await rig.exchange(text, left);
  await rig.call(routes.endSession, { token: own.token, body: { id: text } });
  await rig.call(routes.unlinkProvider, { token: own.token, body: { provider: 'google' } });
  await rig.call(routes.deleteAccount, { token: own.token, body: { password: text } });
  await rig.call(routes.deleteAccount, { token: own.token, body: { password } });
  return [
    ...[ada.token, own.token, entered.token, code, entry.code, left.verifier, rig.openId.secrets[0] ?? ''],
    ...[left, linking].map(({ cookie }) => cookie.split('=')[1] ?? ''),
    ...[...brought.parameters.values()].filter((value) => value !== rig.openId.issuer),
    'canary',
    'forged',
  ];
}

describe.each(databaseKinds)('the log of one’s own account on %s', (kind) => {
  it('tells what was done and what was refused, and nothing that was typed, mailed or handed out', async () => {
    const mails = await mailServer();
    const rig = await providerRig(kind, { SMTP_URL: mails.url });
    const secrets = await useOwnAccount(rig, async (count) => linkIn(await mails.mail(count)));
    await mails.mail(2);
    const log = rig.logged.join('');
    for (const secret of secrets) {
      expect(secret).not.toBe('');
      expect(log).not.toContain(secret);
    }
    const events = rig.logged
      .map((line) => JSON.parse(line) as { event?: string; uid?: string })
      .filter(({ event }) => event !== undefined && !event.startsWith('mail'));
    expect(events.map(({ event }) => event)).toEqual([
      'sign-up',
      'password-change-refused',
      'password-change',
      'password-forgotten',
      'password-forgotten-refused',
      'password-reset-refused',
      'password-reset',
      'password-reset-refused',
      'sign-in',
      'provider-return-refused',
      'provider-return',
      'provider-return',
      'provider-sign-in',
      'provider-sign-in-refused',
      'session-ended-refused',
      'provider-unlinked',
      'account-deletion-refused',
      'account-deletion',
    ]);
    expect(events.at(-1)?.uid).toMatch(/^user-\d+$/);
  });
});

describe.each(databaseKinds)('the log on %s', (kind) => {
  it('holds nothing that a person typed, no token and no address', async () => {
    const rig = await serverRig(kind);
    const secrets = await useEverything(rig);
    const log = rig.logged.join('');
    for (const secret of secrets) expect(log).not.toContain(secret);
  });

  it('is JSON lines in UTC that tell who entered, who was refused, and what failed', async () => {
    const rig = await serverRig(kind);
    await useEverything(rig);
    const lines = rig.logged.map((line) => JSON.parse(line) as Record<string, unknown>);
    for (const line of lines) expect(line.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const events = lines.map((line) => line.event).filter((event) => event !== undefined);
    const count = (event: string) => events.filter((one) => one === event).length;
    expect(count('sign-up')).toBe(2);
    expect(count('sign-up-refused')).toBe(6);
    expect(count('sign-in-refused')).toBe(12);
    expect(lines.filter((line) => line.reason === 'too_many_attempts')).toHaveLength(2);
    expect(lines.find((line) => line.event === 'sign-up')?.uid).toMatch(/^user-\d+$/);
    expect(lines.filter((line) => line.level === 'error')).toHaveLength(1);
  });
});
