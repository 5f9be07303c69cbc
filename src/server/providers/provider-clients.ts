import type { Provider } from '#protocol/providers.ts';
import { routes } from '#protocol/routes.ts';
import type { Settings } from '../config/settings.ts';
import { appleSecret } from './apple-secret.ts';
import { createProviderClient, type ProviderClient } from './provider-client.ts';

/** The providers that the operator has set. */
export function createProviderClients(
  { google, apple }: Settings,
  deps: { origin: () => string; nowMillis: () => number },
): Partial<Record<Provider, ProviderClient>> {
  return {
    ...(google && {
      google: createProviderClient({
        issuer: google.issuer,
        clientId: google.clientId,
        clientSecret: () => google.clientSecret,
        scope: 'openid email profile',
        parameters: {},
        returnAddress: () => `${deps.origin()}${routes.returnFromGoogle.path}`,
      }),
    }),
    ...(apple && {
      apple: createProviderClient({
        issuer: apple.issuer,
        clientId: apple.clientId,
        clientSecret: () => appleSecret(apple, deps.nowMillis()),
        scope: 'openid name email',
        // Apple gives name and address only to a return by POST.
        parameters: { response_mode: 'form_post' },
        returnAddress: () => `${deps.origin()}${routes.returnFromApple.path}`,
      }),
    }),
  };
}
