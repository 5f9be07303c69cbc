import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ClientMetadata, type Configuration, Provider } from 'oidc-provider';

/** Who signs in at the provider. */
export interface ProviderGuest {
  subject: string;
  email?: string;
  email_verified?: boolean | string;
  name?: string;
  /** Says no. */
  refuses?: boolean;
}

/** What a browser brings back from the provider. */
export interface BroughtBack {
  url: URL;
  parameters: URLSearchParams;
  isPosted: boolean;
}

/** Who may send people to the provider, and where they come back. */
export interface ProviderClientEntry {
  id: string;
  returnAddress: string;
  isSecret: (secret: string) => boolean;
}

/** A real OpenID provider on loopback. */
export interface OpenIdProvider {
  issuer: string;
  /** The secrets with which clients have shown who they are. */
  secrets: string[];
  /** Whoever comes from now on is this guest. */
  expectGuest(guest: ProviderGuest): void;
  /** Goes to the address as this guest, in a browser of their own, as far as the way back. */
  visit(address: string, guest: ProviderGuest): Promise<BroughtBack>;
  close(): void;
}

const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });

/** Starts one. `port`: where it listens, when its address must be known before; `host`: what it calls itself. */
export async function startOpenIdProvider(
  clients: readonly ProviderClientEntry[],
  { port = 0, host = '127.0.0.1' }: { port?: number; host?: string } = {},
): Promise<OpenIdProvider> {
  let guest: ProviderGuest = { subject: '' };
  const guests = new Map<string, ProviderGuest>();
  const secrets: string[] = [];
  const server = createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://${host}:${(server.address() as AddressInfo).port}`;
  const configuration: Configuration = {
    clients: clients.map(
      ({ id, returnAddress }): ClientMetadata => ({
        client_id: id,
        client_secret: 'compared by the rule below',
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: [returnAddress],
      }),
    ),
    jwks: { keys: [{ ...key, alg: 'RS256', use: 'sig', kid: 'only' }] } as Configuration['jwks'],
    cookies: { keys: ['of the tests'] },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    scopes: ['openid', 'email', 'profile', 'name'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, accountId) => {
      const { subject: sub, refuses: _, ...claims } = guests.get(accountId) ?? { subject: accountId };
      return { accountId, claims: () => ({ sub, ...claims }) };
    },
    // Whoever has signed in has agreed.
    async loadExistingGrant({ oidc }) {
      const { accountId } = oidc.session ?? {};
      const clientId = oidc.client?.clientId;
      const grant = new oidc.provider.Grant({
        ...(accountId ? { accountId } : {}),
        ...(clientId ? { clientId } : {}),
      });
      grant.addOIDCScope('openid email profile name');
      await grant.save();
      return grant;
    },
  };
  const provider = new Provider(issuer, configuration);
  provider.Client.prototype.compareClientSecret = async function compare(actual: string) {
    secrets.push(actual);
    return clients.some(({ id, isSecret }) => id === this.clientId && isSecret(actual));
  };
  provider.use(async (context, next) => {
    if (!context.path.startsWith('/interaction/')) return next();
    context.respond = false;
    const result = guest.refuses
      ? { error: 'access_denied', error_description: 'no' }
      : { login: { accountId: guest.subject } };
    await provider.interactionFinished(context.req, context.res, result, { mergeWithLastSubmission: false });
  });
  server.on('request', provider.callback());

  function expectGuest(who: ProviderGuest): void {
    guest = who;
    guests.set(who.subject, who);
  }

  return {
    issuer,
    secrets,
    expectGuest,
    async visit(address, who) {
      expectGuest(who);
      const cookies = new Map<string, string>();
      let url = new URL(address);
      while (url.origin === issuer) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
        for (const line of answer.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          cookies.set(name, value);
        }
        const location = answer.headers.get('location');
        if (location === null) return posted(await answer.text());
        url = new URL(location, url);
      }
      return { url, parameters: url.searchParams, isPosted: false };
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The form that the provider's page would send by itself. */
function posted(html: string): BroughtBack {
  const plain = (text = '') =>
    text
      .replaceAll(/&#x([0-9a-f]+);/gi, (_all, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
      .replaceAll(/&#(\d+);/g, (_all, code) => String.fromCharCode(code))
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&');
  const action = /<form method="post" action="([^"]*)"/.exec(html)?.[1];
  if (action === undefined) throw new Error(`The provider answered with no way back:\n${html}`);
  const fields = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  return {
    url: new URL(plain(action)),
    parameters: new URLSearchParams(fields.map(([, name = '', value]) => [name, plain(value)])),
    isPosted: true,
  };
}
