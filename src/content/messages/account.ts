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
  signUpFailedWith: (message: string) => `Signup failed: ${message}`,
  unknownError: 'Unknown error',
  accountNotCreated: 'Failed to create account',
  signUpFailed: 'Sign up failed. Please try again.',
  forgotPassword: 'Forgot password functionality will be implemented soon.',

  nameTooLong: 'This name is too long. Please use at most 200 characters.',
  emailRequired: 'Please enter your email.',
  passwordRequired: 'Please enter your password.',
} as const;
