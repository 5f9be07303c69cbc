import * as z from 'zod/mini';

/** Every code that an error answer carries, with the status it comes with. The sentences for people are content, by code. */
export const errorStatus = {
  malformed_body: 400,
  invalid_request: 400,
  invalid_profile: 400,
  /** The code of a link or of a return is unknown, was used or has ended. */
  code_ended: 400,
  invalid_email: 400,
  name_required: 400,
  password_too_short: 400,
  password_too_long: 400,
  password_too_common: 400,
  /** No bearer token, or one that is unknown, ended or revoked: the only code that signs a person out. */
  unauthenticated: 401,
  /** Wrong e-mail or password at sign-in; never tells which. */
  invalid_credentials: 401,
  forbidden: 403,
  /** The password that a signed-in person gave is not theirs: nobody is signed out by it. */
  wrong_password: 403,
  /** Without a password to ask for, a provider must have signed the person in a short time ago. */
  fresh_sign_in_needed: 403,
  not_found: 404,
  method_not_allowed: 405,
  email_taken: 409,
  revision_conflict: 409,
  /** The account has no password that could be changed. */
  no_password: 409,
  /** What was to be disconnected is the only way to sign in that is left. */
  last_sign_in_method: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  /** Too many wrong passwords for this account; `Retry-After` says how many seconds to wait. */
  too_many_attempts: 429,
  /** Several mails were just sent to this address; `Retry-After` says how many seconds to wait. */
  too_many_mails: 429,
  /** Too many requests from this address; `Retry-After` says how many seconds to wait. */
  too_many_requests: 429,
  internal_error: 500,
  /** Google or Apple did not answer; `Retry-After`. */
  provider_away: 503,
  /** The server has more to do than it can; `Retry-After`. */
  busy: 503,
  /** The database is away; `Retry-After`. */
  unavailable: 503,
} as const;
export type ErrorCode = keyof typeof errorStatus;

/** The body of every error answer. `field` names the offending field by its path ('enhancedProfile.preferences'). */
export const errorAnswerSchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    field: z.optional(z.string()),
    requestId: z.optional(z.string()),
  }),
});
export type ErrorAnswer = z.infer<typeof errorAnswerSchema>;
