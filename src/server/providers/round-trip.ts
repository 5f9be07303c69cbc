import { createHmac } from 'node:crypto';
import { type Provider, roundTripSeconds } from '#protocol/providers.ts';
import { routes } from '#protocol/routes.ts';
import { randomCode } from '../auth/one-time-codes.ts';

/** The only cookie there is: it ties the return from a provider to the browser that left for it, and nothing else. */
export const roundTripCookie = 'ninefold-round-trip';

/** What one trip to a provider and back is known by; all of it follows from the secret that the browser's cookie holds. */
export interface RoundTrip {
  secret: string;
  /** Comes back in the address, and names the trip in the database. */
  state: string;
  /** Comes back in what the provider signs. */
  nonce: string;
  /** Proves to the provider that the code it gave out has come to whom it was meant for (PKCE). */
  verifier: string;
}

/** A new trip, or the one whose secret a cookie held. */
export function roundTripOf(secret: string = randomCode()): RoundTrip {
  const part = (name: string) => createHmac('sha256', secret).update(name).digest('base64url');
  return { secret, state: part('state'), nonce: part('nonce'), verifier: part('verifier') };
}

/** The trip of the browser that sends these cookies; undefined when it is on none. */
export function roundTripIn(cookies: string | undefined): RoundTrip | undefined {
  const secret = new RegExp(`(?:^|; ?)${roundTripCookie}=([\\w-]{43})(?:;|$)`).exec(cookies ?? '')?.[1];
  return secret === undefined ? undefined : roundTripOf(secret);
}

/**
 * The Set-Cookie header of a trip, or with no trip the one that ends it. Apple returns by a POST from its own site, with which
 * browsers send only a cookie that says it is meant for that.
 */
export function cookieOf(trip: RoundTrip | undefined, provider: Provider, origin: string): string {
  const isPosted = provider === 'apple';
  return [
    `${roundTripCookie}=${trip?.secret ?? ''}`,
    `Path=${routes.returnFromGoogle.path.replace(/\/google$/, '')}`,
    `Max-Age=${trip ? roundTripSeconds : 0}`,
    'HttpOnly',
    `SameSite=${isPosted ? 'None' : 'Lax'}`,
    ...(isPosted || origin.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');
}
