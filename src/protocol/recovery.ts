import * as z from 'zod/mini';

/** How long a link in a mail is good, in minutes: to choose a new password, and to verify an address. */
export const linkMinutes = { reset: 10, verification: 60 } as const;

/** The body that asks for a link to choose a new password. */
export const forgotPasswordSchema = z.object({ email: z.string() });
export type ForgotPassword = z.infer<typeof forgotPasswordSchema>;

/** The body that sets a new password by the code of such a link (`/reset-password#CODE`). */
export const passwordResetSchema = z.object({ code: z.string(), password: z.string() });
export type PasswordReset = z.infer<typeof passwordResetSchema>;

/** The body that proves an address by the code of a link that was mailed to it (`/verify-email#CODE`), sent by
 * the account's own session. */
export const emailVerificationSchema = z.object({ code: z.string() });
export type EmailVerification = z.infer<typeof emailVerificationSchema>;
