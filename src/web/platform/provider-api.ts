import type { Result } from '#domain/result.ts';
import { type SessionAnswer, sessionAnswerSchema } from '#protocol/accounts.ts';
import { type Done, doneSchema } from '#protocol/own-account.ts';
import {
  type Provider,
  type ProviderAddress,
  type ProviderExchange,
  type ProviderStart,
  providerAddressSchema,
} from '#protocol/providers.ts';
import { routes } from '#protocol/routes.ts';
import type { ApiClient, ApiProblem } from './api-client.ts';

export type { Provider, ReturnProblem } from '#protocol/providers.ts';

/** Begins to sign in with a provider; answers its address (A § 7). */
export function startProvider(
  client: ApiClient,
  body: ProviderStart,
): Promise<Result<ProviderAddress, ApiProblem>> {
  return client.send(routes.startProvider, providerAddressSchema, { body, withCookie: true });
}

/** Exchanges the code of a return for a session: within 60 s, once, and only with the verifier of the page that left. */
export function exchangeEntry(
  client: ApiClient,
  body: ProviderExchange,
): Promise<Result<SessionAnswer, ApiProblem>> {
  return client.send(routes.exchangeEntry, sessionAnswerSchema, { body });
}

/** Begins to connect a provider with the account; answers the provider's address. */
export function linkProvider(
  client: ApiClient,
  provider: Provider,
): Promise<Result<ProviderAddress, ApiProblem>> {
  return client.send(routes.linkProvider, providerAddressSchema, { body: { provider }, withCookie: true });
}

/** Disconnects a provider. 409 'last_sign_in_method' where nothing else is left to sign in with. */
export function unlinkProvider(client: ApiClient, provider: Provider): Promise<Result<Done, ApiProblem>> {
  return client.send(routes.unlinkProvider, doneSchema, { body: { provider } });
}
