import { onTestFinished } from 'vitest';
import {
  type OpenIdProvider,
  type ProviderClientEntry,
  startOpenIdProvider,
} from '../../setup/open-id-provider.ts';

/** A real OpenID provider on loopback, for the test that runs. `port`: when its address must be known before. */
export async function openIdProvider(
  clients: readonly ProviderClientEntry[],
  port = 0,
): Promise<OpenIdProvider> {
  const provider = await startOpenIdProvider(clients, { port });
  onTestFinished(provider.close);
  return provider;
}
