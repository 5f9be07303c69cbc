import { expect, it, vi } from 'vitest';
import { routes } from '#protocol/routes.ts';
import { freePort } from '../setup/free-port.ts';
import { linkIn } from '../setup/mail-server.ts';
import { call, signUp } from './rig/client.ts';
import { emptyFolder } from './rig/empty-database.ts';
import { longMillis } from './rig/long.ts';
import { mailServer } from './rig/mail-server.ts';
import { openIdProvider } from './rig/open-id-provider.ts';
import { serverProcess } from './rig/server-process.ts';

vi.setConfig({ testTimeout: longMillis });

/** Has the server say which packages it loads. */
const telling = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({
    load(url, context, next) {
      const name = /node_modules.(nodemailer|openid-client|fastify)./.exec(url);
      if (name) process.stdout.write('loaded ' + name[1] + '\\n');
      return next(url, context);
    },
  });
`)}`;

it('what speaks with mail servers and providers is loaded when it is first needed', async () => {
  const mails = await mailServer();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const returnAddress = `https://ninefold.example${routes.returnFromGoogle.path}`;
  const openId = await openIdProvider([{ id: 'google-client', returnAddress, isSecret: () => true }]);
  const server = serverProcess(
    {
      DATA_DIR: emptyFolder(),
      PORT: String(port),
      SMTP_URL: mails.url,
      GOOGLE_CLIENT_ID: 'google-client',
      GOOGLE_CLIENT_SECRET: 'secret',
      GOOGLE_ISSUER: openId.issuer,
    },
    ['--import', telling, 'src/server/main.ts'],
  );
  await server.ready;
  const { identity } = await signUp(server.origin, 'ada');
  expect(server.output()).toContain('loaded fastify');
  expect(server.output()).not.toMatch(/loaded (?:nodemailer|openid-client)/);

  await call(server.origin, routes.forgotPassword, { body: { email: identity.email } });
  expect(linkIn(await mails.mail(1)).origin).toBe(origin);
  expect(server.output()).toContain('loaded nodemailer');
  expect(server.output()).not.toContain('loaded openid-client');

  const body = { provider: 'google', challenge: 'x'.repeat(43) };
  const start = await call(server.origin, routes.startProvider, { body });
  expect(start?.status).toBe(200);
  expect(server.output()).toContain('loaded openid-client');
  expect(await server.end('SIGTERM')).toBe(0);
});
