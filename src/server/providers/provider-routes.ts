import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type SessionAnswer, sessionAnswerSchema } from '#protocol/accounts.ts';
import {
  type Provider,
  type ProviderAddress,
  providerAddressSchema,
  providerExchangeSchema,
  providerLinkSchema,
  providerStartSchema,
  roundTripSeconds,
} from '#protocol/providers.ts';
import { routes } from '#protocol/routes.ts';
import { callerOf } from '../auth/guard.ts';
import type { OneTimeCodes } from '../auth/one-time-codes.ts';
import { decode } from '../http/decode.ts';
import { described } from '../http/described.ts';
import { Problem } from '../http/problem.ts';
import type { ProviderClient } from './provider-client.ts';
import type { Landing, TripBody } from './provider-return.ts';
import { cookieOf, type RoundTrip, roundTripIn, roundTripOf } from './round-trip.ts';

/** Signing in with Google and Apple, and connecting them. A provider that is not set is answered 404. */
export function providerRoutes(deps: {
  clients: Partial<Record<Provider, ProviderClient>>;
  codes: OneTimeCodes;
  land: (provider: Provider, trip: RoundTrip | undefined, parameters: URLSearchParams) => Promise<Landing>;
  exchange: (request: FastifyRequest) => Promise<SessionAnswer>;
  origin: () => string;
}) {
  async function begin(reply: FastifyReply, body: TripBody): Promise<ProviderAddress> {
    const client = deps.clients[body.provider];
    if (!client) throw new Problem('not_found', { field: 'provider' });
    const trip = roundTripOf();
    const url = await client.address(trip);
    const userId = body.link?.uid ?? null;
    const given = { userId, body, lifeSeconds: roundTripSeconds, code: trip.state };
    await deps.codes.issue('round-trip', given);
    reply.header('set-cookie', cookieOf(trip, body.provider, deps.origin()));
    return { url };
  }

  async function comeBack(request: FastifyRequest, reply: FastifyReply, provider: Provider): Promise<void> {
    const parameters =
      request.body instanceof URLSearchParams
        ? request.body
        : new URLSearchParams(request.url.split('?').slice(1).join('?'));
    const landing = await deps
      .land(provider, roundTripIn(request.headers.cookie), parameters)
      .catch((cause: unknown): Landing => {
        // A person stands before this answer: whatever failed, they get a page.
        request.log.error({ err: cause }, 'request failed');
        return { path: `/signin?problem=${provider}_failed`, problem: `${provider}_failed` };
      });
    const event = landing.problem ? 'provider-return-refused' : 'provider-return';
    const reason = landing.problem;
    const cause = landing.cause === undefined ? undefined : kindOf(landing.cause);
    request.log.info({ event, provider, reason, cause, uid: landing.uid, ip: request.ip }, event);
    reply
      .header('set-cookie', cookieOf(undefined, provider, deps.origin()))
      .redirect(`${deps.origin()}${landing.path}`, 303);
  }

  return async function register(app: FastifyInstance): Promise<void> {
    app.route({
      ...described(routes.startProvider, {
        summary: 'Begin to sign in with a provider',
        body: providerStartSchema,
        answer: providerAddressSchema,
        errors: ['invalid_request', 'not_found', 'too_many_requests', 'provider_away'],
      }),
      handler: (request, reply) => {
        const {
          provider,
          challenge,
          rememberMe = false,
        } = decode(providerStartSchema, request.body, 'invalid_request');
        return begin(reply, { provider, entry: { challenge, rememberMe } });
      },
    });
    app.route({
      ...described(routes.linkProvider, {
        summary: 'Begin to connect a provider with your account',
        body: providerLinkSchema,
        answer: providerAddressSchema,
        errors: ['invalid_request', 'unauthenticated', 'not_found', 'provider_away'],
      }),
      handler: (request, reply) => {
        const { provider } = decode(providerLinkSchema, request.body, 'invalid_request');
        const { uid, session } = callerOf(request);
        return begin(reply, { provider, link: { uid, sessionId: session.id } });
      },
    });
    app.route({
      ...described(routes.exchangeEntry, {
        summary: 'Exchange the code of a return for a session',
        body: providerExchangeSchema,
        answer: sessionAnswerSchema,
        errors: ['invalid_request', 'code_ended', 'too_many_requests'],
      }),
      handler: deps.exchange,
    });
    app.route({
      ...described(routes.returnFromGoogle, { summary: 'Where Google sends people back to' }),
      handler: (request, reply) => comeBack(request, reply, 'google'),
    });
    await app.register(async (posted) => {
      posted.removeAllContentTypeParsers();
      posted.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string' },
        (_request, body, done) => done(null, new URLSearchParams(String(body))),
      );
      posted.route({
        ...described(routes.returnFromApple, { summary: 'Where Apple sends people back to' }),
        handler: (request, reply) => comeBack(request, reply, 'apple'),
      });
    });
  };
}

/** What kind of refusal a provider's answer is: its code, and not its words, which could name people. */
function kindOf(cause: unknown): string {
  const { error, code } = Object(cause) as { error?: unknown; code?: unknown };
  return String(error ?? code).match(/^\w{1,40}$/)?.[0] ?? 'unreadable';
}
