/** The mail with the link that proves an address. */
export const verificationMail = {
  subject: 'Confirm your email address for Ninefold',
  text: (link: string, minutes: string | number) => `Hello,

there is a Ninefold account with this email address. If it is yours, please confirm the address: sign in, and open this link within ${minutes} minutes:

${link}

The link works once. If you sign in again later, you get a new one.

If the account is not yours, you need not do anything: nobody can confirm it without you.

Ninefold`,
} as const;
