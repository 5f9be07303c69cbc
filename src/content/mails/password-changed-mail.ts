/** The mail that tells of a password that is another one now. It holds no link, so that nobody learns to follow one. */
export const passwordChangedMail = {
  subject: 'Your Ninefold password was changed',
  text: () => `Hello,

the password of the Ninefold account with this email address was just changed, and all other devices were signed out.

If it was you, all is well. If it was not you, open Ninefold, choose "Forgot Password?" on the sign-in page, and set a new one.

Ninefold`,
} as const;
