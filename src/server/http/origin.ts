import { isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../config/settings.ts';

/**
 * The origin that links and returns lead to: the public address, or where the server listens. Never what a request says
 * of itself: whoever sends it would choose where a link in someone's mail leads.
 */
export function originOf(app: FastifyInstance, { publicUrl, host, port }: Settings): string {
  if (publicUrl !== undefined) return publicUrl;
  const address = app.server.address();
  const listening = typeof address === 'object' && address ? address.port : port;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${listening}`;
}
