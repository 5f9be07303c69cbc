/** How one signs in, in My Details: password, providers, devices. */
export const signInSecurityWords = {
  title: 'Signing In',
} as const;

/** Changing the password, or setting a first one where the account came from a provider. */
export const changePasswordWords = {
  title: 'Change password',
  help: 'Your other devices are signed out with it.',
  current: 'Current password',
  new: 'New password',
  newHelp: 'At least 8 characters. Three or four unrelated words are easy to keep in mind.',
  submit: 'Change password',
  submitting: 'Changing your password...',
  done: 'Your password was changed, and your other devices were signed out.',
  none: 'This account has no password yet. You can have a link sent with which you set one.',
  noneWithoutMail: 'This account has no password. You sign in to it with Google or Apple.',
  sendLink: 'Send link',
} as const;

/** The providers that may be linked; each is shown only where the operator has set it up. */
export const linkedAccountWords = {
  title: 'Google and Apple',
  names: { google: 'Google', apple: 'Apple' },
  linked: (provider: string) => `${provider} is linked`,
  notLinked: (provider: string) => `${provider} is not linked`,
  link: (provider: string) => `Link ${provider}`,
  unlink: (provider: string) => `Unlink ${provider}`,
  linkedNow: (provider: string) => `You can now sign in with ${provider}.`,
  unlinkedNow: (provider: string) => `${provider} is no longer linked.`,
} as const;

/** Where one is signed in. */
export const devicesWords = {
  title: 'Signed-in devices',
  lead: 'Every place where this account is signed in. If you do not know one of them, sign it out and change your password.',
  loading: 'Loading your devices...',
  thisDevice: 'This device',
  device: (browser: string, system: string) => `${browser} on ${system}`,
  unknownDevice: 'Unknown device',
  methods: { password: 'with password', google: 'with Google', apple: 'with Apple' },
  since: (day: string, method: string) => `Signed in ${day}, ${method}`,
  lastSeen: (when: string) => `Last seen ${when}`,
  signOut: 'Sign out',
  signOutDevice: (device: string) => `Sign out ${device}`,
  alone: 'You are signed in nowhere else.',
  signedOut: (device: string) => `${device}: signed out.`,
} as const;
