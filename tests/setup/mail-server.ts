import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail as it arrived. */
export interface Arrived {
  from: string;
  to: string[];
  headers: string;
  text: string;
}

/** A real mail server on loopback. */
export interface MailServer {
  url: string;
  arrived: Arrived[];
  /** Answers the mail number `count` once it is there. */
  mail(count: number): Promise<Arrived>;
  /** Refuses whom mails are for with this status: from now on, or so many times. */
  refuse(status: number, times?: number): void;
  /** How many mails were refused. */
  refused(): number;
  close(): Promise<void>;
}

/** Starts one on a free port. */
export async function startMailServer(): Promise<MailServer> {
  const arrivals = new EventEmitter();
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
      arrivals.emit('mail');
      done();
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    async mail(count) {
      const signal = AbortSignal.timeout(30_000);
      for (;;) {
        const mail = arrived[count - 1];
        if (mail) return mail;
        await once(arrivals, 'mail', { signal });
      }
    },
    refuse(status, times = Number.POSITIVE_INFINITY) {
      refusal = { status, times };
    },
    refused: () => refused,
    close: () => new Promise((done) => server.close(() => done())),
  };
}

/** The only link in a mail. */
export function linkIn({ text }: Arrived): URL {
  const links = text.match(/https?:\/\/\S+/g) ?? [];
  if (links.length !== 1) throw new Error(`The mail has ${links.length} links:\n${text}`);
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
