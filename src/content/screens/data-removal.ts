/** The section of My Details in which data is deleted. */
export const dataRemovalWords = {
  title: 'Delete',
} as const;

/** What is left to do in both questions: a copy first, or not at all. */
const beforehand = {
  export: 'Export first',
  cancel: 'Cancel',
} as const;

/** The question before everything of this account is deleted on this device: it names all that goes, and what stays. */
export const deleteDeviceDataWords = {
  ...beforehand,
  title: 'Delete all data on this device',
  help: 'For a device that you give away or share. Your account stays.',
  question: 'Delete all your data on this device?',
  text: 'Your sits with their taps, notes, reflections, drafts and settings will be deleted from this device, and you will be signed out here. What was not exported cannot be brought back.',
  stays:
    'Your account stays, with your profile, your answers and your stage. Other people’s data on this device is not touched.',
  unsent:
    'A change of your profile has not reached the server yet, and would be lost. Connect first, if you can.',
  delete: 'Delete all data on this device',
  deleting: 'Deleting...',
  done: 'Your data was deleted from this device.',
} as const;

/** Deleting the account: asked for with the password, or with a fresh sign-in at the provider. */
export const deleteAccountWords = {
  ...beforehand,
  title: 'Delete my account',
  help: 'Removes your account from the server and everything of it from this device.',
  question: 'Delete your account?',
  text: 'On the server: your account with your name, email and password, your profile, your answers, and every sign-in. On this device: your sits with their taps, notes, reflections and settings. None of it can be brought back.',
  elsewhere:
    'Other devices are signed out. What they hold of your sits and notes stays on them until it is deleted there.',
  password: 'Your password',
  passwordHelp: 'So that nobody else can do this for you.',
  confirmWith: {
    google: 'Sign in with Google once more to confirm',
    apple: 'Sign in with Apple once more to confirm',
  },
  delete: 'Delete my account',
  deleting: 'Deleting your account...',
  done: 'Your account was deleted, and everything of it on this device.',
} as const;
