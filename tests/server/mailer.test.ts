import { describe, expect, it, onTestFinished } from 'vitest';
import { createMailer, type Mailer, needsTls } from '#server/mail/mailer.ts';
import { mailServer } from './rig/mail-server.ts';

const mail = { to: 'ada@example.com', subject: 'Grüße', text: 'Ein Gruß\n.\n“ende” – 🪷\n' };

function mailerTo(smtpUrl: string, pausesMillis?: readonly number[]): Mailer & { lines: object[] } {
  const lines: object[] = [];
  const note = (details: object) => void lines.push(details);
  const mailer = createMailer({
    smtpUrl,
    from: 'calm@ninefold.example',
    ...(pausesMillis ? { pausesMillis } : {}),
    log: { info: note, warn: note },
  });
  onTestFinished(() => mailer.close());
  return { ...mailer, lines };
}

describe('the mailer', () => {
  it('sends what it was given, letter by letter, one after the other', async () => {
    const server = await mailServer();
    const mailer = mailerTo(server.url);
    for (let count = 0; count < 5; count += 1) mailer.send({ ...mail, to: `ada-${count}@example.com` });
    await server.mail(5);
    expect(server.arrived.map(({ to }) => to[0])).toEqual(
      Array.from({ length: 5 }, (_, count) => `ada-${count}@example.com`),
    );
    expect(server.arrived[0]).toMatchObject({ from: 'calm@ninefold.example' });
    expect(server.arrived[0]?.text.replaceAll('\r\n', '\n').trimEnd()).toBe(mail.text.trimEnd());
  });

  it('ends with what is under way, and takes nothing more', async () => {
    const server = await mailServer();
    const mailer = mailerTo(server.url);
    mailer.send(mail);
    await mailer.close();
    expect(server.arrived).toHaveLength(1);
    mailer.send(mail);
    await mailer.close();
    expect(server.arrived).toHaveLength(1);
    expect(mailer.lines.at(-1)).toMatchObject({ event: 'mail-dropped' });
  });

  it('keeps no more than five hundred waiting, and gives up what no server takes', async () => {
    const mailer = mailerTo('smtp://127.0.0.1:9');
    for (let count = 0; count < 510; count += 1) mailer.send(mail);
    expect(mailer.lines).toHaveLength(10);
    await expect
      .poll(() => mailer.lines.find((line) => 'code' in line), { timeout: 30_000 })
      .toMatchObject({ event: 'mail-failed', attempt: 1, code: 'ESOCKET' });
  });

  it('tries again what was refused for now, three times in all, and what was refused for good never', async () => {
    const server = await mailServer();
    server.refuse(451, 2);
    mailerTo(server.url, [1, 1]).send(mail);
    await server.mail(1);
    expect(server.refused()).toBe(2);

    const stubborn = await mailServer();
    stubborn.refuse(451);
    const patient = mailerTo(stubborn.url, [1, 1]);
    patient.send(mail);
    await expect.poll(() => patient.lines.length, { timeout: 30_000 }).toBe(3);
    await patient.close();
    expect(stubborn.refused()).toBe(3);

    const final = await mailServer();
    final.refuse(550);
    const told = mailerTo(final.url, [1, 1]);
    told.send(mail);
    await expect.poll(() => told.lines.length, { timeout: 30_000 }).toBe(1);
    await told.close();
    expect([final.refused(), told.lines]).toMatchObject([1, [{ responseCode: 550 }]]);
  });

  it('sends nothing in the clear where TLS is asked for', async () => {
    const server = await mailServer();
    const mailer = mailerTo(`${server.url}/?requireTLS=true`);
    mailer.send(mail);
    await expect
      .poll(() => mailer.lines, { timeout: 30_000 })
      .toContainEqual(expect.objectContaining({ event: 'mail-failed' }));
    expect(server.arrived).toEqual([]);
  });

  it.each([
    ['smtp://mail.example', true],
    ['smtp://user:x@10.0.0.5:587', true],
    ['smtps://mail.example', true],
    ['smtp://mail.example?ignoreTLS=true', false],
    ['smtp://mail.example?requireTLS=false', false],
    ['smtp://localhost:25', false],
    ['smtp://127.0.0.1', false],
    ['smtp://[::1]:25', false],
    ['smtp://127.0.0.1?requireTLS=true', true],
    ['smtp://localhost.evil.example', true],
  ])('goes to %s only through TLS: %s', (url, isNeeded) => {
    expect(needsTls(url)).toBe(isNeeded);
  });
});
