/** The mail with the link to choose a new password. */
export const resetMail = {
  subject: 'Choose a new password for Ninefold',
  text: (link: string, minutes: string | number) => `Hello,

someone asked for a new password for the Ninefold account with this email address. If it was you, open this link within ${minutes} minutes:

${link}

The link works once. When you choose a new password with it, you are signed out on all devices.

If it was not you, you need not do anything: your password stays as it is.

Ninefold`,
} as const;
