/** One address of the server: how it is called, where, and whether it needs the bearer token (A § 7). */
export interface Route {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly access: 'public' | 'signed-in';
}

/** Every address of the server's interface, as values. */
export const routes = {
  signUp: { method: 'POST', path: '/api/auth/sign-up/email', access: 'public' },
  signIn: { method: 'POST', path: '/api/auth/sign-in/email', access: 'public' },
  signOut: { method: 'POST', path: '/api/auth/sign-out', access: 'signed-in' },
  forgotPassword: { method: 'POST', path: '/api/auth/forgot-password', access: 'public' },
  resetPassword: { method: 'POST', path: '/api/auth/reset-password', access: 'public' },
  startProvider: { method: 'POST', path: '/api/auth/provider/start', access: 'public' },
  returnFromGoogle: { method: 'GET', path: '/api/auth/provider/return/google', access: 'public' },
  returnFromApple: { method: 'POST', path: '/api/auth/provider/return/apple', access: 'public' },
  exchangeEntry: { method: 'POST', path: '/api/auth/provider/exchange', access: 'public' },
  signInMethods: { method: 'GET', path: '/api/users/sign-in-methods', access: 'signed-in' },
  linkProvider: { method: 'POST', path: '/api/users/link-provider', access: 'signed-in' },
  unlinkProvider: { method: 'POST', path: '/api/users/unlink-provider', access: 'signed-in' },
  verifyEmail: { method: 'POST', path: '/api/users/verify-email', access: 'signed-in' },
  changePassword: { method: 'POST', path: '/api/users/password', access: 'signed-in' },
  sessions: { method: 'GET', path: '/api/users/sessions', access: 'signed-in' },
  endSession: { method: 'POST', path: '/api/users/end-session', access: 'signed-in' },
  deleteAccount: { method: 'POST', path: '/api/users/delete', access: 'signed-in' },
  readProfile: { method: 'GET', path: '/api/users/profile', access: 'signed-in' },
  writeProfile: { method: 'POST', path: '/api/users/profile', access: 'signed-in' },
  settings: { method: 'GET', path: '/api/settings', access: 'public' },
  openapi: { method: 'GET', path: '/api/openapi.json', access: 'public' },
  live: { method: 'GET', path: '/livez', access: 'public' },
  ready: { method: 'GET', path: '/readyz', access: 'public' },
} as const satisfies Record<string, Route>;
export type RouteName = keyof typeof routes;

/** The largest body the server reads, in bytes; more is answered 413. */
export const bodyLimitBytes = 256 * 1024;
