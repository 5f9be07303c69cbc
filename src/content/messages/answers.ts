/** What to tell a person when the server answers with one of its error codes, by code (A § 5, § 8). */
export const answerMessages = {
  malformed_body: 'The server could not read what was sent. Please reload the page and try again.',
  invalid_request: 'The server did not accept what was sent. Please check your entries and try again.',
  invalid_profile: 'The server did not accept this profile. It is saved on this device.',
  code_ended: 'This link was used already or has ended. Please ask for a new one.',
  invalid_email: 'This is not a complete email address. It looks like name@example.com.',
  name_required: 'Please enter a name. It is what we call you here.',
  password_too_short: 'This password is too short. Please use at least 8 characters.',
  password_too_long: 'This password is too long. Please use at most 128 characters.',
  password_too_common: 'This password is one of the commonest and easy to guess. Please choose another.',
  unauthenticated: 'Your session has ended. Please sign in again. Everything on this device is still here.',
  invalid_credentials: 'The email or the password is not right. Please check both and try again.',
  forbidden: 'Your account is not allowed to do this.',
  wrong_password: 'This is not your current password. Please check it and try again.',
  fresh_sign_in_needed:
    'For your safety, please sign in again with Google or Apple first. Then you have five minutes for this.',
  not_found: 'The server does not have what was asked for.',
  method_not_allowed: 'The server did not understand this request. Please reload the page and try again.',
  email_taken: 'This email is already registered. Please sign in instead.',
  revision_conflict:
    'Another device changed your profile at the same time. Both changes are being brought together.',
  no_password:
    'Your account has no password yet. You can set one with "Forgot Password?" on the sign-in page.',
  last_sign_in_method: 'This is your only way to sign in. Please set a password first.',
  body_too_large:
    'Your profile is too large for the server. It is saved on this device. Shorten or remove some entries of your self-assessment to send it.',
  unsupported_media_type: 'The server did not understand this request. Please reload the page and try again.',
  too_many_attempts:
    'Too many wrong passwords were entered for this account. Please wait and try again later.',
  too_many_mails:
    'Several mails were just sent to this address. Please look into your inbox, also among unwanted mail, and wait a while.',
  too_many_requests: 'Too many requests came from this connection. Please wait a minute and try again.',
  internal_error: 'Something went wrong on the server. Please try again in a moment.',
  provider_away: 'The sign-in service does not answer right now. Please try again in a moment.',
  busy: 'The server has more to do than it can right now. Please try again in a moment.',
  unavailable: 'The server cannot reach its database right now. Please try again in a moment.',
} as const;
