/** What signing in, signing up and signing out may have to say (A § 5, § 8). */
export const accountMessages = {
  signInFailed: 'Failed to sign in',
  signInFailedWith: (message: string) => `Failed to sign in: ${message}`,
  checkCredentials: 'Please check your credentials.',
  googleSignInFailed: 'Failed to sign in with Google',
  appleSignInFailed: 'Failed to sign in with Apple',
  googleNotImplemented:
    'Google authentication is not yet implemented. Please use your email and password instead.',
  appleNotImplemented:
    'Apple authentication is not yet implemented. Please use your email and password instead.',
  emailTaken: 'This email is already registered. Please sign in instead.',
  signUpFailedWith: (message: string) => `Signup failed: ${message}`,
  unknownError: 'Unknown error',
  accountNotCreated: 'Failed to create account',
  signUpFailed: 'Sign up failed. Please try again.',
  forgotPassword: 'Forgot password functionality will be implemented soon.',

  nameRequired: 'Please enter a name. It is what we call you here.',
  nameTooLong: 'This name is too long. Please use at most 100 characters.',
  emailRequired: 'Please enter your email.',
  emailInvalid: 'This is not a complete email address. It looks like name@example.com.',
  passwordRequired: 'Please enter your password.',
  passwordTooShort: 'This password is too short. Please use at least 8 characters.',
  passwordTooLong: 'This password is too long. Please use at most 128 characters.',
  passwordTooCommon: 'This password is one of the commonest and easy to guess. Please choose another.',
  credentialsWrong: 'The email or the password is not right. Please check both and try again.',
  tooManyWrongPasswords:
    'Too many wrong passwords were entered for this account. Please wait and try again later.',
  tooManyRequests: 'Too many attempts came from this connection. Please wait a minute and try again.',
  sessionEnded: 'Your session has ended. Please sign in again. Everything on this device is still here.',
} as const;
