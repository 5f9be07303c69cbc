import { describe, expect, it } from 'vitest';
import { linkMinutes } from '#protocol/recovery.ts';
import { routes } from '#protocol/routes.ts';
import { linkIn } from '../setup/mail-server.ts';
import { databaseKinds } from './rig/empty-database.ts';
import { mailServer } from './rig/mail-server.ts';
import { codeOf, type ServerRig, serverRig } from './rig/server-rig.ts';

const email = 'head@example.com';

async function withAdmin(kind: 'sqlite' | 'postgres') {
  const mails = await mailServer();
  const settings = { SMTP_URL: mails.url, PUBLIC_URL: 'https://ninefold.example', ADMIN_EMAIL: email };
  return { rig: await serverRig(kind, { settings }), mails };
}

async function roleOf(rig: ServerRig, { token }: { token: string }) {
  return (await rig.call(routes.readProfile, { token })).json().data.role;
}

describe.each(databaseKinds)('the admin’s address on %s', (kind) => {
  it('makes an admin once a link in a mail has proven it', async () => {
    const { rig, mails } = await withAdmin(kind);
    const bob = await rig.person();
    const head = await rig.person({ email: 'Head@Example.com' });
    const link = linkIn(await mails.mail(1));
    expect(`${link.origin}${link.pathname}${link.search}`).toBe('https://ninefold.example/verify-email');
    expect(mails.arrived[0]?.to).toEqual([email]);
    expect(await roleOf(rig, head)).toBe('user');

    const verify = ({ token }: { token: string }, code: string = link.hash.slice(1)) =>
      rig.call(routes.verifyEmail, { token, body: { code } });
    // Neither another person's session nor the link alone is enough.
    expect(codeOf(await verify(bob))).toBe('code_ended');
    expect(codeOf(await rig.call(routes.verifyEmail, { body: { code: link.hash.slice(1) } }))).toBe(
      'unauthenticated',
    );
    expect(codeOf(await verify(head, 'another'))).toBe('code_ended');
    expect((await verify(head)).json()).toEqual({ done: true });
    expect(await roleOf(rig, head)).toBe('admin');
    expect(await roleOf(rig, bob)).toBe('user');
    expect(codeOf(await verify(head))).toBe('code_ended');

    // Proven once, nothing more is asked; and nobody else was ever asked.
    await rig.call(routes.signIn, { body: head });
    await rig.call(routes.signIn, { body: bob });
    await rig.call(routes.forgotPassword, { body: { email: bob.email } });
    expect((await mails.mail(2)).to).toEqual([bob.email]);
  });

  it('is asked about again at each sign-in, three times in a quarter of an hour', async () => {
    const { rig, mails } = await withAdmin(kind);
    const head = await rig.person({ email });
    for (let time = 0; time < 5; time += 1) await rig.call(routes.signIn, { body: head });
    await mails.mail(3);
    const code = linkIn(await mails.mail(3)).hash.slice(1);
    rig.clock.nowMillis += linkMinutes.verification * 60_000;
    const late = await rig.call(routes.signIn, { body: head });
    const { token } = late.json();
    expect(codeOf(await rig.call(routes.verifyEmail, { token, body: { code } }))).toBe('code_ended');
    const fresh = linkIn(await mails.mail(4)).hash.slice(1);
    expect((await rig.call(routes.verifyEmail, { token, body: { code: fresh } })).statusCode).toBe(200);
    expect(mails.arrived).toHaveLength(4);
  });

  it('is proven by a new password too, and never by a code for something else', async () => {
    const { rig, mails } = await withAdmin(kind);
    const head = await rig.person({ email });
    const verification = linkIn(await mails.mail(1)).hash.slice(1);
    const password = 'another long phrase';
    const reset = (code: string) => rig.call(routes.resetPassword, { body: { code, password } });
    expect(codeOf(await reset(verification))).toBe('code_ended');
    await rig.call(routes.forgotPassword, { body: { email } });
    const code = linkIn(await mails.mail(2)).hash.slice(1);
    expect(codeOf(await rig.call(routes.verifyEmail, { ...head, body: { code } }))).toBe('code_ended');
    expect((await reset(code)).statusCode).toBe(200);
    const entered = await rig.call(routes.signIn, { body: { email, password } });
    expect(entered.json().identity.role).toBe('admin');
  });
});
