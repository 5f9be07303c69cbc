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
