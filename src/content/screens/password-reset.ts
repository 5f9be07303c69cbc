/** Asking for a link to choose a new password, where the operator has set up mail. */
export const forgotPasswordWords = {
  title: 'Forgot Password?',
  lead: 'Enter the email of your account. You will get a link with which you can choose a new password.',
  email: 'Email',
  submit: 'Send link',
  submitting: 'Sending...',
  sentTitle: 'Look into your mail',
  sent: (email: string) =>
    `If there is an account with ${email}, a link is on its way. It works once, within 10 minutes.`,
  again: 'Send it again',
  toSignIn: 'Back to Sign In',
} as const;

/** Choosing a new password with that link. */
export const resetPasswordWords = {
  title: 'Choose a new password',
  lead: 'With the new password you will be signed out wherever you are signed in now.',
  password: 'New password',
  passwordHelp: 'At least 8 characters. Three or four unrelated words are easy to keep in mind.',
  submit: 'Save new password',
  submitting: 'Saving...',
  doneTitle: 'Your password was changed',
  done: 'Sign in with it now. What is on your devices is untouched.',
  toSignIn: 'Sign In',
  linkEndedTitle: 'This link no longer works',
  linkEnded: 'It was used already, is older than 10 minutes, or is not complete. You can ask for a new one.',
  toNewLink: 'Send a new link',
} as const;

/** Proving, with the link of a mail, that an address is one's own. */
export const verifyEmailWords = {
  title: 'Confirm your email',
  working: 'Confirming...',
  done: 'Your email is confirmed.',
  signInFirst: 'Sign in to the account of this email first. It is then confirmed by itself.',
  linkEnded: 'This link was used already or has ended.',
  toHome: 'Back to Home',
  toSignIn: 'Sign In',
} as const;
