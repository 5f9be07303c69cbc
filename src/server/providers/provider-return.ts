import * as z from 'zod/mini';
import { entryCodeSeconds, type Provider, providers, type ReturnProblem } from '#protocol/providers.ts';
import type { OneTimeCodes } from '../auth/one-time-codes.ts';
import type { ProviderAccounts } from './provider-accounts.ts';
import type { ProviderClient } from './provider-client.ts';
import type { RoundTrip } from './round-trip.ts';

/** What a trip was begun for, kept until its return. */
export const tripBodySchema = z.object({
  provider: z.enum(providers),
  /** A sign-in: what the page must prove to get its session, and how long that lasts. */
  entry: z.optional(z.object({ challenge: z.string(), rememberMe: z.boolean() })),
  /** A connection with the account of this session. */
  link: z.optional(z.object({ uid: z.string(), sessionId: z.string() })),
});
export type TripBody = z.infer<typeof tripBodySchema>;

/** What an entry code stands for. */
export const entryBodySchema = z.object({
  provider: z.enum(providers),
  challenge: z.string(),
  rememberMe: z.boolean(),
});
export type EntryBody = z.infer<typeof entryBodySchema>;

/** Where a return leads, as an address of the app, and what is logged of it. */
export interface Landing {
  path: string;
  problem?: ReturnProblem;
  uid?: string;
  /** Why the provider's answer was not taken. */
  cause?: unknown;
}

/** What providers answer when the person said no. */
const refusals = ['access_denied', 'user_cancelled_authorize'];

/** Decides where people who come back from a provider land. Whatever went wrong, it is on a page of ours. */
export function createProviderReturn(deps: {
  clients: Partial<Record<Provider, ProviderClient>>;
  accounts: ProviderAccounts;
  codes: OneTimeCodes;
}) {
  async function begun(provider: Provider, trip: RoundTrip | undefined, state: string | null) {
    // The cookie alone could be another trip's, the state alone another browser's.
    if (!trip || trip.state !== state) return undefined;
    const spent = await deps.codes.spend('round-trip', trip.state);
    const body = spent && tripBodySchema.parse(JSON.parse(spent.body));
    return body?.provider === provider ? body : undefined;
  }

  return async function land(
    provider: Provider,
    trip: RoundTrip | undefined,
    parameters: URLSearchParams,
  ): Promise<Landing> {
    const failed: ReturnProblem = `${provider}_failed`;
    const body = await begun(provider, trip, parameters.get('state'));
    const page = body?.link ? '/profile' : '/signin';
    const at = (problem: ReturnProblem, more: Partial<Landing> = {}): Landing => ({
      path: `${problem === 'session_ended' ? '/signin' : page}?problem=${problem}`,
      problem,
      ...more,
    });
    const client = deps.clients[provider];
    if (!body || !trip || !client) return at(failed);
    const refusal = parameters.get('error');
    if (refusal !== null) {
      return at(refusals.includes(refusal) ? 'cancelled' : failed, { cause: { error: refusal } });
    }

    const person = await client.person(trip, parameters).catch((cause: unknown) => ({ cause }));
    if ('cause' in person) return at(failed, person);
    if (body.link) {
      const problem = await deps.accounts.link(provider, person, body.link);
      const { uid } = body.link;
      return problem ? at(problem, { uid }) : { path: `/profile?linked=${provider}`, uid };
    }
    if (!body.entry) return at(failed);
    const entered = await deps.accounts.enter(provider, person);
    if ('problem' in entered) return at(entered.problem);
    const { uid } = entered;
    const entry: EntryBody = { provider, ...body.entry };
    const code = await deps.codes.issue('entry', { userId: uid, body: entry, lifeSeconds: entryCodeSeconds });
    // Behind '#' it is sent to no server and stands in no log.
    return { path: `/signin#entry=${code}`, uid };
  };
}
