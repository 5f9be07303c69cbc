import type { FastifyInstance } from 'fastify';
import {
  sessionAnswerSchema,
  signInRequestSchema,
  signOutAnswerSchema,
  signUpRequestSchema,
} from '#protocol/accounts.ts';
import { routes } from '#protocol/routes.ts';
import { described } from '../http/described.ts';
import type { Accounts } from './better-auth.ts';
import type { Enter, Entering } from './enter.ts';
import { callerOf } from './guard.ts';

/** Sign-up, sign-in and sign-out. Every event is logged by uid and address, without e-mail, password or token. */
export function authRoutes(deps: { accounts: Accounts; entering: Entering; signUp: Enter; signIn: Enter }) {
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
      handler: (request) => deps.entering(request, 'sign-up', deps.signUp),
    });
    app.route({
      ...described(routes.signIn, {
        summary: 'Sign in with e-mail and password',
        body: signInRequestSchema,
        answer: sessionAnswerSchema,
        errors: ['invalid_request', 'invalid_credentials', 'too_many_attempts', 'too_many_requests', 'busy'],
      }),
      handler: (request) => deps.entering(request, 'sign-in', deps.signIn),
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
