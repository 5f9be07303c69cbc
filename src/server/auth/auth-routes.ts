import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  type SessionAnswer,
  sessionAnswerSchema,
  signInRequestSchema,
  signOutAnswerSchema,
  signUpRequestSchema,
} from '#protocol/accounts.ts';
import { routes } from '#protocol/routes.ts';
import { described } from '../http/described.ts';
import { Problem } from '../http/problem.ts';
import type { Accounts } from './better-auth.ts';
import { type Callers, identityOf } from './caller.ts';
import { callerOf } from './guard.ts';

/** Sign-up, sign-in and sign-out. Every event is logged by uid and address, without e-mail, password or token. */
export function authRoutes(deps: {
  accounts: Accounts;
  callers: Callers;
  signUp: (body: unknown) => Promise<string>;
  signIn: (body: unknown) => Promise<string>;
}) {
  async function sessionOf(token: string): Promise<SessionAnswer> {
    const caller = await deps.callers.ofToken(token);
    if (!caller) throw new Error('A session that was just made is not there');
    return { token, expiresAt: caller.expiresAt.toISOString(), identity: identityOf(caller) };
  }

  async function logged(request: FastifyRequest, event: string, enter: (body: unknown) => Promise<string>) {
    try {
      const session = await sessionOf(await enter(request.body));
      request.log.info({ event, uid: session.identity.uid, ip: request.ip }, event);
      return session;
    } catch (error) {
      if (error instanceof Problem) {
        request.log.info(
          { event: `${event}-refused`, reason: error.code, ip: request.ip },
          `${event} refused`,
        );
      }
      throw error;
    }
  }

  return async function register(app: FastifyInstance): Promise<void> {
    app.route({
      ...described(routes.signUp, {
        summary: 'Make an account',
        body: signUpRequestSchema,
        answer: sessionAnswerSchema,
        errors: [
          'name_required',
          'invalid_email',
          'password_too_short',
          'password_too_long',
          'password_too_common',
          'email_taken',
          'too_many_requests',
          'busy',
        ],
      }),
      handler: (request) => logged(request, 'sign-up', deps.signUp),
    });
    app.route({
      ...described(routes.signIn, {
        summary: 'Sign in with e-mail and password',
        body: signInRequestSchema,
        answer: sessionAnswerSchema,
        errors: ['invalid_request', 'invalid_credentials', 'too_many_attempts', 'too_many_requests', 'busy'],
      }),
      handler: (request) => logged(request, 'sign-in', deps.signIn),
    });
    app.route({
      ...described(routes.signOut, {
        summary: 'End the session of the bearer token',
        answer: signOutAnswerSchema,
        errors: ['unauthenticated'],
      }),
      handler: async (request) => {
        const caller = callerOf(request);
        await deps.accounts.signOut(caller.token);
        request.log.info({ event: 'sign-out', uid: caller.uid, ip: request.ip }, 'sign-out');
        return { signedOut: true };
      },
    });
  };
}
