import * as z from 'zod/mini';

/** Whose sign-in can be used instead of a password. */
export const providers = ['google', 'apple'] as const;
export type Provider = (typeof providers)[number];

/**
 * The proof that whoever comes back from a provider is the page that left for it: the page makes a verifier (43 to 128
 * characters of A-Z a-z 0-9 - _), keeps it to itself, and sends its SHA-256 in base64url (43 characters) as the challenge.
 */
const verifierSchema = z.string().check(z.regex(/^[\w-]{43,128}$/));
const challengeSchema = z.string().check(z.regex(/^[\w-]{43}$/));

/** The body of a start towards a provider. `rememberMe` left out means off. */
export const providerStartSchema = z.object({
  provider: z.enum(providers),
  challenge: challengeSchema,
  rememberMe: z.optional(z.boolean()),
});
export type ProviderStart = z.infer<typeof providerStartSchema>;

/** The body of a start whose return connects the provider with the caller's own account. */
export const providerLinkSchema = z.object({ provider: z.enum(providers) });
export type ProviderLink = z.infer<typeof providerLinkSchema>;

/** Where the page goes now: an address of the provider. */
export const providerAddressSchema = z.object({ url: z.string() });
export type ProviderAddress = z.infer<typeof providerAddressSchema>;

/** The body that exchanges the code of a return (`/signin#entry=CODE`, good for 60 s, once) for a session. */
export const providerExchangeSchema = z.object({ code: z.string(), verifier: verifierSchema });
export type ProviderExchange = z.infer<typeof providerExchangeSchema>;

/** How long a round trip to a provider, and the code at its end, may take, in seconds. */
export const roundTripSeconds = 10 * 60;
export const entryCodeSeconds = 60;

/**
 * Why a return from a provider led to no session (`/signin?problem=…`) or no connection (`/profile?problem=…`); a
 * connection that was made comes back as `/profile?linked=google` or `=apple`.
 */
export const returnProblems = [
  /** The provider or its answer failed, or the round trip took too long or began in another browser. */
  'google_failed',
  'apple_failed',
  /** The person said no at the provider. */
  'cancelled',
  /** There is an account with this e-mail address already: sign in to it, and connect the provider there. */
  'account_exists',
  /** The provider gave no e-mail address that it has verified. */
  'email_missing',
  /** This account of the provider is connected with another account here. */
  'linked_elsewhere',
  /** The session that asked for the connection has ended. */
  'session_ended',
] as const;
export type ReturnProblem = (typeof returnProblems)[number];
