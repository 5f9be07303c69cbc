import { onTestFinished } from 'vitest';
import { type MailServer, startMailServer } from '../../setup/mail-server.ts';

/** A real mail server on loopback, for the test that runs. */
export async function mailServer(): Promise<MailServer> {
  const server = await startMailServer();
  onTestFinished(server.close);
  return server;
}
