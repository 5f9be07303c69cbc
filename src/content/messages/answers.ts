/** What to tell a person when the server answers with one of its error codes, by code (A § 5, § 8). */
export const answerMessages = {
  malformed_body: 'The server could not read what was sent. Please reload the page and try again.',
  invalid_request: 'The server did not accept what was sent. Please check your entries and try again.',
  invalid_profile: 'The server did not accept this profile. It is saved on this device.',
  invalid_email: 'This is not a complete email address. It looks like name@example.com.',
  name_required: 'Please enter a name. It is what we call you here.',
  password_too_short: 'This password is too short. Please use at least 8 characters.',
  password_too_long: 'This password is too long. Please use at most 128 characters.',
  password_too_common: 'This password is one of the commonest and easy to guess. Please choose another.',
  unauthenticated: 'Your session has ended. Please sign in again. Everything on this device is still here.',
  invalid_credentials: 'The email or the password is not right. Please check both and try again.',
  forbidden: 'Your account is not allowed to do this.',
  not_found: 'The server does not have what was asked for.',
  method_not_allowed: 'The server did not understand this request. Please reload the page and try again.',
  email_taken: 'This email is already registered. Please sign in instead.',
  revision_conflict:
    'Another device changed your profile at the same time. Both changes are being brought together.',
  body_too_large:
    'Your profile is too large for the server. It is saved on this device. Shorten or remove some entries of your self-assessment to send it.',
  unsupported_media_type: 'The server did not understand this request. Please reload the page and try again.',
  too_many_attempts:
    'Too many wrong passwords were entered for this account. Please wait and try again later.',
  too_many_requests: 'Too many requests came from this connection. Please wait a minute and try again.',
  internal_error: 'Something went wrong on the server. Please try again in a moment.',
  busy: 'The server has more to do than it can right now. Please try again in a moment.',
  unavailable: 'The server cannot reach its database right now. Please try again in a moment.',
} as const;
