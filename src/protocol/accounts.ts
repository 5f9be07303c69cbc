import * as z from 'zod/mini';
import { roles } from '#domain/profile/roles.ts';

/** How long a password may be, in characters, both included. */
export const passwordLimits = { minimum: 8, maximum: 128 } as const;

/** How long a name and an e-mail address may be, in characters. */
export const nameLimit = 200;
export const emailLimit = 254;

/** How long a session lasts, in seconds: with Remember me on, and off. */
export const sessionSeconds = { remembered: 30 * 24 * 60 * 60, unremembered: 24 * 60 * 60 } as const;

/** The body of a sign-up. `rememberMe` left out means off. The server checks each field and names the one at fault. */
export const signUpRequestSchema = z.object({
  name: z.string(),
  email: z.string(),
  password: z.string(),
  rememberMe: z.optional(z.boolean()),
});
export type SignUpRequest = z.infer<typeof signUpRequestSchema>;

/** The body of a sign-in. `rememberMe` left out means off. */
export const signInRequestSchema = z.object({
  email: z.string(),
  password: z.string(),
  rememberMe: z.optional(z.boolean()),
});
export type SignInRequest = z.infer<typeof signInRequestSchema>;

/** Who is signed in. `uid` is 'user-' and the epoch milliseconds of the sign-up (A § 3). */
export const identitySchema = z.object({
  uid: z.string().check(z.regex(/^user-\d+$/)),
  email: z.string(),
  displayName: z.string(),
  role: z.enum(roles),
});
export type Identity = z.infer<typeof identitySchema>;

/** The answer to a sign-up and to a sign-in: the bearer token, when it ends (ISO instant), and whose it is. */
export const sessionAnswerSchema = z.object({
  token: z.string().check(z.minLength(22)),
  expiresAt: z.string(),
  identity: identitySchema,
});
export type SessionAnswer = z.infer<typeof sessionAnswerSchema>;

/** The answer to a sign-out. */
export const signOutAnswerSchema = z.object({ signedOut: z.literal(true) });
export type SignOutAnswer = z.infer<typeof signOutAnswerSchema>;
