import limiter from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { routes } from '#protocol/routes.ts';
import { Problem } from './problem.ts';

/** How many calls one address may make in a minute: to everything, and to what costs a password hash, a mail or a trip. */
const callsPerMinute = 1_200;
const costlyPerMinute: Record<string, number> = {
  [routes.signIn.path]: 60,
  [routes.signUp.path]: 20,
  [routes.forgotPassword.path]: 20,
  [routes.resetPassword.path]: 20,
  [routes.changePassword.path]: 20,
  [routes.deleteAccount.path]: 20,
  [routes.startProvider.path]: 60,
  [routes.linkProvider.path]: 60,
  [routes.exchangeEntry.path]: 60,
};

/**
 * Limits calls by address. Not while only this machine can reach the server: then every caller has the same address,
 * and nobody is a stranger.
 */
export async function limitAddresses(app: FastifyInstance, { isLocal }: { isLocal: boolean }): Promise<void> {
  if (isLocal) return;
  await app.register(limiter, {
    max: (request) => costlyPerMinute[request.routeOptions.url ?? ''] ?? callsPerMinute,
    timeWindow: 60_000,
    keyGenerator: ({ routeOptions: { url = '' }, ip }) =>
      `${url in costlyPerMinute ? url : 'any'} ${network(ip)}`,
    errorResponseBuilder: (_request, context) =>
      new Problem('too_many_requests', { retryAfterSeconds: context.ttl / 1000 }),
  });
}

/** One household has 2^64 addresses of IPv6: they count as one. */
function network(ip: string): string {
  return ip.includes(':') && !ip.includes('.') ? ip.split(':').slice(0, 4).join(':') : ip;
}
