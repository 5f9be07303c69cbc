import { accountMessages } from './account.ts';

/** What to tell a person who comes back from Google or Apple without a session or a connection, by reason (A § 8). */
export const returnMessages = {
  google_failed: accountMessages.googleSignInFailed,
  apple_failed: accountMessages.appleSignInFailed,
  cancelled: 'You did not sign in. Nothing was changed.',
  account_exists:
    'There is already an account with this email. Please sign in with your password, then connect Google or Apple in My Details.',
  email_missing:
    'No confirmed email address came with this sign-in. Please use your email and password instead.',
  linked_elsewhere: 'This Google or Apple account is already connected with another Ninefold account.',
  session_ended: 'Your session has ended, so nothing was connected. Please sign in and try again.',
} as const;
