import * as z from 'zod/mini';
import { providers } from './providers.ts';

/** How a session can have been entered. */
export const signInMethods = ['password', ...providers] as const;
export type SignInMethod = (typeof signInMethods)[number];

/** The answer to a call that did what it was asked and has nothing else to say. */
export const doneSchema = z.object({ done: z.literal(true) });
export type Done = z.infer<typeof doneSchema>;

/** How the caller can sign in: with which of the three. */
export const signInMethodsAnswerSchema = z.object({
  password: z.boolean(),
  google: z.boolean(),
  apple: z.boolean(),
});
export type SignInMethodsAnswer = z.infer<typeof signInMethodsAnswerSchema>;

/** The body of a change of password. All other sessions of the account end. */
export const passwordChangeSchema = z.object({ currentPassword: z.string(), newPassword: z.string() });
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

/**
 * One session. The device is told by its browser and system as far as they are known, as their makers call them; times
 * are ISO instants, `lastSeenAt` to a quarter of an hour.
 */
export const sessionSchema = z.object({
  id: z.string(),
  browser: z.optional(z.string()),
  system: z.optional(z.string()),
  method: z.enum(signInMethods),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  expiresAt: z.string(),
  /** Whether it is the one that asks. */
  isThis: z.boolean(),
});
export type SessionEntry = z.infer<typeof sessionSchema>;

/** The caller's sessions, the one last seen first. */
export const sessionsAnswerSchema = z.object({ sessions: z.array(sessionSchema) });
export type SessionsAnswer = z.infer<typeof sessionsAnswerSchema>;

/** The body that ends one of the caller's sessions, by its id. */
export const sessionEndSchema = z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) });
export type SessionEnd = z.infer<typeof sessionEndSchema>;

/** How old a session may be that deletes an account without a password, in seconds. */
export const freshSignInSeconds = 5 * 60;

/**
 * The body that deletes the caller's account: with its password, where it has one. Without one the session must have
 * been entered by a provider a short time ago.
 */
export const accountDeletionSchema = z.object({ password: z.optional(z.string()) });
export type AccountDeletion = z.infer<typeof accountDeletionSchema>;
