import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished } from 'vitest';

/** A mail as it arrived. */
export interface Arrived {
  from: string;
  to: string[];
  headers: string;
  text: string;
}

/** A real mail server on loopback, for the test that runs. */
export interface MailServer {
  url: string;
  arrived: Arrived[];
  /** Answers the mail number `count` once it is there. */
  mail(count: number): Promise<Arrived>;
  /** Refuses whom mails are for with this status: from now on, or so many times. */
  refuse(status: number, times?: number): void;
  /** How many mails were refused. */
  refused(): number;
}

export async function mailServer(): Promise<MailServer> {
  const arrived: Arrived[] = [];
  let refusal = { status: 0, times: 0 };
  let refused = 0;
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onRcptTo(address, _session, done) {
      if (refused >= refusal.times) return done();
      refused += 1;
      const words = `${address.address} is not known here`;
      done(Object.assign(new Error(words), { responseCode: refusal.status }));
    },
    async onData(stream, { envelope }, done) {
      const { mailFrom, rcptTo } = envelope;
      const [headers = '', ...body] = (await text(stream)).split('\r\n\r\n');
      arrived.push({
        from: mailFrom === false ? '' : mailFrom.address,
        to: rcptTo.map(({ address }) => address),
        headers,
        text: decoded(headers, body.join('\r\n\r\n')),
      });
      done();
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise((done) => server.close(() => done())));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    async mail(count) {
      await expect.poll(() => arrived.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(count);
      const mail = arrived[count - 1];
      if (!mail) throw new Error(`Mail ${count} did not come`);
      return mail;
    },
    refuse(status, times = Number.POSITIVE_INFINITY) {
      refusal = { status, times };
    },
    refused: () => refused,
  };
}

/** The only link in a mail. */
export function linkIn({ text }: Arrived): URL {
  const links = text.match(/https?:\/\/\S+/g) ?? [];
  expect(links).toHaveLength(1);
  return new URL(links[0] ?? '');
}

function decoded(headers: string, body: string): string {
  if (/^content-transfer-encoding: quoted-printable/im.test(headers)) {
    const bytes = body
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_all, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
    return Buffer.from(bytes, 'latin1').toString('utf8');
  }
  return body;
}
