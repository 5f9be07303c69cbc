import { kyselyAdapter } from '@better-auth/kysely-adapter';
import { betterAuth } from 'better-auth/minimal';
import { bearer } from 'better-auth/plugins/bearer';
import { sessionSeconds } from '#protocol/accounts.ts';
import type { Database } from '../db/database.ts';
import { deviceText } from './device.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { signUpTicket } from './sign-up-ticket.ts';

/**
 * What our routes ask of better-auth. Each call answers the new session's token, or throws better-auth's APIError. Of the
 * user agent only the device's name is kept.
 */
export interface Accounts {
  signUp(
    given: { name: string; email: string; password: string; rememberMe: boolean },
    userAgent: string | undefined,
  ): Promise<string>;
  signIn(
    given: { email: string; password: string; rememberMe: boolean },
    userAgent: string | undefined,
  ): Promise<string>;
  /** Ends the session of this token. */
  signOut(token: string): Promise<void>;
}

/**
 * Accounts kept by better-auth in our database. Its own addresses are not served: our routes call it, so that nothing
 * is reachable that we did not mean to offer, and no cookie it makes leaves the server.
 */
export function createAccounts(deps: {
  database: Database;
  hasher: PasswordHasher;
  secret: string;
  publicUrl: string | undefined;
}): Accounts {
  const { database, hasher } = deps;
  const auth = betterAuth({
    appName: 'Ninefold',
    baseURL: deps.publicUrl ?? 'http://localhost',
    basePath: '/api/auth',
    secret: deps.secret,
    database: kyselyAdapter(database.kysely, { type: database.kind, transaction: true }),
    emailAndPassword: {
      enabled: true,
      // Our own rule has judged the password before it comes here.
      minPasswordLength: 1,
      maxPasswordLength: 1_000,
      password: {
        hash: async (password) => signUpTicket.getStore()?.passwordHash ?? (await hasher.hash(password)),
        verify: (given) => hasher.verify(given),
      },
    },
    session: { expiresIn: sessionSeconds.remembered, disableSessionRefresh: true },
    databaseHooks: {
      user: {
        create: {
          before: async (user) => {
            const ticket = signUpTicket.getStore();
            if (!ticket) throw new Error('An account needs a uid that was given out before');
            return { data: { ...user, id: ticket.uid } };
          },
        },
      },
    },
    plugins: [bearer()],
    // Addresses are limited by fastify, wrong passwords in the database.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    advanced: { database: { validateSchema: false } },
    logger: {
      // Its lines name e-mail addresses. Only the error behind 'Failed to create user' is kept, for our own log.
      log: (_level, _message, ...details) => {
        const ticket = signUpTicket.getStore();
        const cause = details.find((detail) => detail instanceof Error);
        if (ticket && cause) ticket.cause = cause;
      },
    },
  });

  return {
    async signUp(body, userAgent) {
      const { token } = await auth.api.signUpEmail({ body, headers: deviceHeaders(userAgent) });
      if (!token) throw new Error('better-auth made an account without a session');
      return token;
    },
    async signIn(body, userAgent) {
      const { token } = await auth.api.signInEmail({ body, headers: deviceHeaders(userAgent) });
      return token;
    },
    async signOut(token) {
      await auth.api.signOut({ headers: new Headers({ authorization: `Bearer ${token}` }) });
    },
  };
}

/** The only header that better-auth sees of a request: what it keeps as the session's user agent. */
function deviceHeaders(userAgent: string | undefined): Headers {
  return new Headers({ 'user-agent': deviceText(userAgent) });
}
