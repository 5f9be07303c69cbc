import type { SendMailOptions, Transporter } from 'nodemailer';

/** How long after a failure a mail is tried again, in milliseconds; after the last of these it is given up. */
const usualPausesMillis: readonly number[] = [5_000, 60_000];

/** How long the end of this process waits for a mail that is under way, in milliseconds. */
const closeMillis = 3_000;

/** How many mails may wait. */
const longestLine = 500;

/** A mail to one person, in plain text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Sends mails behind the calls that ask for them: nobody waits for the mail server, or learns from its pace. */
export interface Mailer {
  send(mail: Mail): void;
  /** Gives up what waits to be tried again, and resolves when what is under way has ended, or will not end soon. */
  close(): Promise<void>;
}

/** A mailer of the mail server at `smtpUrl`. The program that talks to it is loaded with the first mail. */
export function createMailer(deps: {
  smtpUrl: string;
  from: string;
  pausesMillis?: readonly number[];
  log: { info(details: object, sentence: string): void; warn(details: object, sentence: string): void };
}): Mailer {
  const { pausesMillis = usualPausesMillis } = deps;
  const pauses = new Set<NodeJS.Timeout>();
  let transport: Promise<Transporter> | undefined;
  let line: Promise<void> = Promise.resolve();
  let waiting = 0;
  let isClosed = false;

  async function deliver(mail: Mail, attempt: number): Promise<void> {
    // The answer to the call goes out first.
    await new Promise(setImmediate);
    try {
      transport ??= openTransport(deps.smtpUrl);
      const message: SendMailOptions = {
        ...mail,
        from: deps.from,
        headers: { 'auto-submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
      };
      await (await transport).sendMail(message);
      deps.log.info({ event: 'mail-sent', attempt }, 'mail sent');
    } catch (error) {
      const pause = pausesMillis[attempt - 1];
      // The words of a mail server repeat the address: only its codes are logged.
      const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
      deps.log.warn({ event: 'mail-failed', attempt, code, responseCode }, 'mail failed');
      const isFinal = typeof responseCode === 'number' && responseCode >= 500;
      if (pause === undefined || isFinal || isClosed) return;
      const timer = setTimeout(() => {
        pauses.delete(timer);
        enqueue(mail, attempt + 1);
      }, pause);
      timer.unref();
      pauses.add(timer);
    }
  }

  function enqueue(mail: Mail, attempt: number): void {
    if (isClosed || waiting >= longestLine) {
      deps.log.warn({ event: 'mail-dropped', waiting }, 'mail dropped');
      return;
    }
    waiting += 1;
    line = line
      .then(() => deliver(mail, attempt))
      .finally(() => {
        waiting -= 1;
      });
  }

  return {
    send: (mail) => enqueue(mail, 1),
    async close() {
      isClosed = true;
      for (const timer of pauses) clearTimeout(timer);
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, closeMillis);
      });
      await Promise.race([line, late]);
      clearTimeout(timer);
      if (transport) (await transport).close();
    },
  };
}

async function openTransport(smtpUrl: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url: smtpUrl,
    ...(needsTls(smtpUrl) ? { requireTLS: true } : {}),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
}

/**
 * Whether mails go out only through TLS. A link in a mail is as good as a password: it does not cross a network in the
 * clear unless the operator says so in the mail server's address.
 */
export function needsTls(smtpUrl: string): boolean {
  const { hostname, searchParams } = new URL(smtpUrl);
  if (searchParams.has('requireTLS')) return searchParams.get('requireTLS') !== 'false';
  if (searchParams.get('ignoreTLS') === 'true') return false;
  return !/^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
}
