import { createHash, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { type SessionAnswer, sessionAnswerSchema } from '#protocol/accounts.ts';
import { type Provider, providerAddressSchema } from '#protocol/providers.ts';
import { routes } from '#protocol/routes.ts';
import type { DatabaseKind } from '#server/db/database.ts';
import type { BroughtBack, OpenIdProvider, ProviderGuest } from '../../setup/open-id-provider.ts';
import { openIdProvider } from './open-id-provider.ts';
import { type ServerRig, serverRig } from './server-rig.ts';

export const publicUrl = 'https://ninefold.example';
export const returnRoutes = { google: routes.returnFromGoogle, apple: routes.returnFromApple };

/** A page that has left for a provider: what its browser holds. */
export interface Left {
  provider: Provider;
  url: string;
  setCookie: string;
  cookie: string;
  verifier: string;
}

/** Where someone landed who came back. */
export interface Landed {
  status: number;
  address: URL;
  setCookie: string;
  code: string;
}

/** The app beside an OpenID provider that stands for both Google and Apple. */
export interface ProviderRig extends ServerRig {
  openId: OpenIdProvider;
  /** Makes pages leave: to sign in, or with a token to connect. */
  leave(provider: Provider, given?: { token?: string; rememberMe?: boolean }): Promise<Left>;
  /** Comes back with these parameters and this browser's cookie. */
  comeBack(left: Left, brought: Pick<BroughtBack, 'parameters'>, headers?: object): Promise<Landed>;
  exchange(code: string, left: Left): ReturnType<ServerRig['call']>;
  /** The whole way, for someone who must get in. */
  enter(provider: Provider, guest: ProviderGuest): Promise<SessionAnswer>;
}

/** What the provider knows of the app as it goes to Google. */
export const googleClient = {
  id: 'google-client',
  returnAddress: `${publicUrl}${routes.returnFromGoogle.path}`,
  isSecret: (secret: string) => secret === 'google secret',
};

export const appleKeys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', {
  namedCurve: 'P-256',
});

export async function providerRig(
  kind: DatabaseKind,
  settings: Record<string, string> = {},
  isAppleSecret: (secret: string) => boolean = () => true,
): Promise<ProviderRig> {
  const openId = await openIdProvider([
    googleClient,
    {
      id: 'apple-client',
      returnAddress: `${publicUrl}${routes.returnFromApple.path}`,
      isSecret: isAppleSecret,
    },
  ]);
  const rig = await serverRig(kind, {
    settings: {
      PUBLIC_URL: publicUrl,
      GOOGLE_CLIENT_ID: 'google-client',
      GOOGLE_CLIENT_SECRET: 'google secret',
      GOOGLE_ISSUER: openId.issuer,
      APPLE_CLIENT_ID: 'apple-client',
      APPLE_TEAM_ID: 'the team',
      APPLE_KEY_ID: 'the key',
      APPLE_PRIVATE_KEY: appleKeys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      APPLE_ISSUER: openId.issuer,
      ...settings,
    },
  });

  async function leave(
    provider: Provider,
    { token, rememberMe }: { token?: string; rememberMe?: boolean } = {},
  ): Promise<Left> {
    const verifier = randomBytes(32).toString('base64url');
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const answer =
      token === undefined
        ? await rig.call(routes.startProvider, { body: { provider, challenge, rememberMe } })
        : await rig.call(routes.linkProvider, { token, body: { provider } });
    expect([answer.statusCode, answer.body.slice(0, 5)]).toEqual([200, '{"url']);
    const setCookie = String(answer.headers['set-cookie']);
    const { url } = providerAddressSchema.parse(answer.json());
    return { provider, url, setCookie, cookie: setCookie.split(';')[0] ?? '', verifier };
  }

  async function comeBack(
    { provider, cookie }: Left,
    { parameters }: Pick<BroughtBack, 'parameters'>,
    headers: object = {},
  ): Promise<Landed> {
    const { method, path } = returnRoutes[provider];
    const isPosted = method === 'POST';
    const answer = await rig.app.inject({
      method,
      url: isPosted ? path : `${path}?${parameters}`,
      headers: {
        cookie: `other=1; ${cookie}`,
        ...(isPosted ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        ...headers,
      },
      ...(isPosted ? { payload: String(parameters) } : {}),
    });
    const address = new URL(String(answer.headers.location));
    return {
      status: answer.statusCode,
      address,
      setCookie: String(answer.headers['set-cookie']),
      code: /^#entry=([\w-]{43})$/.exec(address.hash)?.[1] ?? '',
    };
  }

  function exchange(code: string, { verifier }: Left) {
    return rig.call(routes.exchangeEntry, { body: { code, verifier } });
  }

  return {
    ...rig,
    openId,
    leave,
    comeBack,
    exchange,
    async enter(provider, guest) {
      const left = await leave(provider);
      const { code } = await comeBack(left, await openId.visit(left.url, guest));
      return sessionAnswerSchema.parse((await exchange(code, left)).json());
    },
  };
}
