import { accountMessages } from './account.ts';

/** What to tell a person who came back from Google or Apple without a session, by the problem in the address (A § 8). */
export const signInReturnMessages = {
  google_failed: accountMessages.googleSignInFailed,
  apple_failed: accountMessages.appleSignInFailed,
  cancelled: 'You came back without signing in. Nothing has changed.',
  account_exists:
    'There is an account with this email already. Sign in to it with your password, then link the other way under My Details.',
  email_missing: 'No confirmed email came with this sign-in, and an account needs one.',
  linked_elsewhere: 'This way to sign in belongs to another account here.',
  session_ended: 'Your session has ended. Please sign in again.',
} as const;

/** The same for a person who wanted to link Google or Apple, or to confirm that it is them, and came back to My Details. */
export const linkReturnMessages = {
  ...signInReturnMessages,
  google_failed: 'Google could not be linked. Please try again.',
  apple_failed: 'Apple could not be linked. Please try again.',
  cancelled: 'You came back without a sign-in. Nothing has changed.',
} as const;
