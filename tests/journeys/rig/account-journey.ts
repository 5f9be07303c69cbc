import { generateKeyPairSync } from 'node:crypto';
import { routes } from '#protocol/routes.ts';
import { freePort } from '../../setup/free-port.ts';
import { type Arrived, type MailServer, startMailServer } from '../../setup/mail-server.ts';
import { type OpenIdProvider, startOpenIdProvider } from '../../setup/open-id-provider.ts';
import { journey } from './journey.ts';
import { type RunningServer, serverOf } from './server.ts';
import { until } from './until.ts';

/** A server of the app whose operator has set up all there is, and what it stands among. */
export interface Surroundings {
  server: RunningServer;
  mails: MailServer;
  /** Stands for both Google and Apple, on a site of its own. */
  openId: OpenIdProvider;
  /** The mail number `count` to an address, once it is there. */
  mailTo(email: string, count?: number): Promise<Arrived>;
}

/** Whose address makes an admin, once it is proven. */
export const adminEmail = 'admin@example.org';

async function surroundingsOf(): Promise<Surroundings> {
  const mails = await startMailServer();
  const port = await freePort();
  const host = 'localhost';
  const issuer = `http://${host}:${port}`;
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const server = await serverOf({
    SMTP_URL: mails.url,
    ADMIN_EMAIL: adminEmail,
    GOOGLE_CLIENT_ID: 'google-client',
    GOOGLE_CLIENT_SECRET: 'google secret',
    GOOGLE_ISSUER: issuer,
    APPLE_CLIENT_ID: 'apple-client',
    APPLE_TEAM_ID: 'the team',
    APPLE_KEY_ID: 'the key',
    APPLE_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    APPLE_ISSUER: issuer,
  });
  const clients = [
    {
      id: 'google-client',
      returnAddress: `${server.origin}${routes.returnFromGoogle.path}`,
      isSecret: (secret: string) => secret === 'google secret',
    },
    {
      id: 'apple-client',
      returnAddress: `${server.origin}${routes.returnFromApple.path}`,
      isSecret: () => true,
    },
  ];
  return {
    server,
    mails,
    openId: await startOpenIdProvider(clients, { port, host }),
    mailTo: (email, count = 1) =>
      until(
        `mail ${count} to ${email}`,
        () => mails.arrived.filter(({ to }) => to.includes(email))[count - 1],
      ),
  };
}

/** A journey with a mail server, and with Google and Apple. */
export const accountJourney = journey.extend<object, { surroundings: Surroundings }>({
  surroundings: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const surroundings = await surroundingsOf();
      await surroundings.server.start();
      await use(surroundings);
      await surroundings.server.remove();
      surroundings.openId.close();
      await surroundings.mails.close();
    },
    { scope: 'worker' },
  ],
  server: [async ({ surroundings }, use) => use(surroundings.server), { scope: 'worker' }],
});
