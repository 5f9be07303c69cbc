import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { roundTripCookie } from '../providers/round-trip.ts';

/** What a page of ours may load and do: its own files, and nothing that is written into it. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types ninefold',
].join('; ');

/** What the app needs of the device is allowed to it; what it never needs is switched off. */
const permissions = [
  'screen-wake-lock=(self)',
  'autoplay=(self)',
  'accelerometer=()',
  'camera=()',
  'display-capture=()',
  'geolocation=()',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'usb=()',
].join(', ');

/**
 * The headers that every answer carries, whatever it is. A fixed table: @fastify/helmet builds its headers anew for each
 * answer, which took 120 MB of memory under load here.
 */
export const securityHeaders = {
  'content-security-policy': contentSecurityPolicy,
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': permissions,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
} as const;

/** The policy of a page that has a script and styles of its own written into it: these very ones are allowed, by their hashes. */
export function pagePolicy(html: string): string {
  const hashes = (tag: string): string =>
    [...html.matchAll(new RegExp(`<${tag}(?: type="module")?>([^]*?)</${tag}>`, 'g'))]
      .map(([, text = '']) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`)
      .join('');
  return contentSecurityPolicy
    .replace("script-src 'self'", `script-src 'self'${hashes('script')}`)
    .replace("style-src 'self'", `style-src 'self'${hashes('style')}`);
}

/** Two years, for this host alone: what else the operator serves beside it is not ours to decide. */
const httpsOnly = { 'strict-transport-security': 'max-age=63072000' };

/** The security headers of this server. `isHttps`: its public address is, so browsers are told to keep to it. */
export function headersOf({ isHttps }: { isHttps: boolean }): Record<string, string> {
  return isHttps ? { ...securityHeaders, ...httpsOnly } : securityHeaders;
}

/** Puts these headers on every answer that the app gives. */
export function protectAnswers(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  // The app holds its session in a bearer token. Whatever makes a cookie, only that of a round trip leaves the server.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const cookie = reply.getHeader('set-cookie');
    if (cookie !== undefined && !String(cookie).startsWith(`${roundTripCookie}=`)) {
      reply.removeHeader('set-cookie');
    }
    done();
  });
}
