import type { Configuration } from 'openid-client';
import * as z from 'zod/mini';
import { emailLimit, nameLimit } from '#protocol/accounts.ts';
import { Problem } from '../http/problem.ts';
import type { RoundTrip } from './round-trip.ts';

/** How long a provider may take to answer, in seconds. */
const timeoutSeconds = 10;

/** Who a provider says has signed in. */
export interface ProviderPerson {
  /** What the provider knows them by, for good. */
  subject: string;
  /** Their address in lower case; undefined when the provider gives none that it has verified. */
  email: string | undefined;
  name: string;
}

/** One provider, spoken to by OpenID Connect. */
export interface ProviderClient {
  /** The address of the provider that a trip leads to. Throws 503 'provider_away'. */
  address(trip: RoundTrip): Promise<string>;
  /** Whom the parameters of a return speak of. Throws when any part of the answer is not as it must be. */
  person(trip: RoundTrip, parameters: URLSearchParams): Promise<ProviderPerson>;
}

/** What the providers differ in. */
export interface ProviderParts {
  issuer: string;
  clientId: string;
  /** The secret for the call that is made now. */
  clientSecret: () => string;
  scope: string;
  /** Beside what every authorization carries. */
  parameters: Record<string, string>;
  /** Where the provider sends people back to. */
  returnAddress: () => string;
}

const claimsSchema = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: z.optional(z.string()),
  // Apple has sent it as text.
  email_verified: z.optional(z.union([z.boolean(), z.literal('true'), z.literal('false')])),
  name: z.optional(z.string()),
});
const emailSchema = z.email().check(z.maxLength(emailLimit));

/** A client of the provider that describes itself at the issuer's address. All it needs is loaded with the first trip. */
export function createProviderClient(parts: ProviderParts): ProviderClient {
  const openid = () => import('openid-client');
  let known: Promise<Configuration> | undefined;

  async function discover(): Promise<Configuration> {
    const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = await openid();
    const configuration = await discovery(
      new URL(parts.issuer),
      parts.clientId,
      {},
      (_server, client, body) => {
        body.set('client_id', client.client_id);
        body.set('client_secret', parts.clientSecret());
      },
      {
        timeout: timeoutSeconds,
        execute: parts.issuer.startsWith('http:') ? [allowInsecureRequests] : [],
      },
    );
    // The signature is checked too, though the answer comes from the provider itself.
    enableNonRepudiationChecks(configuration);
    return configuration;
  }

  async function configuration(): Promise<Configuration> {
    known ??= discover();
    try {
      return await known;
    } catch {
      known = undefined;
      throw new Problem('provider_away', { retryAfterSeconds: 5 });
    }
  }

  return {
    async address(trip) {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await openid();
      const url = buildAuthorizationUrl(await configuration(), {
        ...parts.parameters,
        redirect_uri: parts.returnAddress(),
        scope: parts.scope,
        state: trip.state,
        nonce: trip.nonce,
        code_challenge: await calculatePKCECodeChallenge(trip.verifier),
        code_challenge_method: 'S256',
      });
      return url.href;
    },
    async person(trip, parameters) {
      const { authorizationCodeGrant } = await openid();
      const url = new URL(parts.returnAddress());
      for (const name of ['code', 'state', 'iss']) {
        for (const value of parameters.getAll(name)) url.searchParams.append(name, value);
      }
      const answer = await authorizationCodeGrant(await configuration(), url, {
        expectedState: trip.state,
        expectedNonce: trip.nonce,
        pkceCodeVerifier: trip.verifier,
        idTokenExpected: true,
      });
      const claims = claimsSchema.parse(answer.claims());
      const email = claims.email?.trim().toLowerCase();
      const isVerified = claims.email_verified === true || claims.email_verified === 'true';
      return {
        subject: claims.sub,
        email: isVerified && emailSchema.safeParse(email).success ? email : undefined,
        name: plainName(claims.name ?? postedName(parameters.get('user'))),
      };
    },
  };
}

/** Apple tells a name only once, beside what it signs. */
function postedName(user: string | null): string {
  const part = z.optional(z.string());
  const schema = z.object({ name: z.object({ firstName: part, lastName: part }) });
  try {
    const { name } = schema.parse(JSON.parse(user ?? ''));
    return [name.firstName, name.lastName].filter(Boolean).join(' ');
  } catch {
    return '';
  }
}

/** A name as our own sign-up would take it; empty when there is none. */
function plainName(name: string): string {
  return name
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, nameLimit)
    .toWellFormed();
}
