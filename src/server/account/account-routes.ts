import type { FastifyInstance } from 'fastify';
import {
  accountDeletionSchema,
  doneSchema,
  passwordChangeSchema,
  sessionEndSchema,
  sessionsAnswerSchema,
  signInMethodsAnswerSchema,
} from '#protocol/own-account.ts';
import { providerLinkSchema } from '#protocol/providers.ts';
import { routes } from '#protocol/routes.ts';
import type { Caller } from '../auth/caller.ts';
import { callerOf } from '../auth/guard.ts';
import { decode } from '../http/decode.ts';
import { described } from '../http/described.ts';
import { loggedEvent } from '../http/log.ts';
import { Problem } from '../http/problem.ts';
import type { OwnSessions } from './sessions.ts';
import type { OwnSignInMethods } from './sign-in-methods.ts';

/** What a person does with their own account. */
export function accountRoutes(deps: {
  changePassword: (caller: Caller, body: unknown) => Promise<void>;
  /** Answers whether nothing of the account is left in files either. */
  deleteAccount: (caller: Caller, body: unknown) => Promise<boolean>;
  sessions: OwnSessions;
  methods: OwnSignInMethods;
}) {
  return async function register(app: FastifyInstance): Promise<void> {
    app.route({
      ...described(routes.signInMethods, {
        summary: 'How you can sign in',
        answer: signInMethodsAnswerSchema,
        errors: ['unauthenticated'],
      }),
      handler: (request) => deps.methods.of(callerOf(request).uid),
    });
    app.route({
      ...described(routes.unlinkProvider, {
        summary: 'Disconnect a provider from your account',
        body: providerLinkSchema,
        answer: doneSchema,
        errors: ['invalid_request', 'unauthenticated', 'not_found', 'last_sign_in_method'],
      }),
      handler: (request) =>
        loggedEvent(request, 'provider-unlinked', async () => {
          const { provider } = decode(providerLinkSchema, request.body, 'invalid_request');
          await deps.methods.unlink(callerOf(request).uid, provider);
          return { done: true };
        }),
    });
    app.route({
      ...described(routes.changePassword, {
        summary: 'Change your password and end all your other sessions',
        body: passwordChangeSchema,
        answer: doneSchema,
        errors: [
          'invalid_request',
          'password_too_short',
          'password_too_long',
          'password_too_common',
          'unauthenticated',
          'wrong_password',
          'no_password',
          'too_many_attempts',
          'busy',
        ],
      }),
      handler: (request) =>
        loggedEvent(request, 'password-change', async () => {
          await deps.changePassword(callerOf(request), request.body);
          return { done: true };
        }),
    });
    app.route({
      ...described(routes.sessions, {
        summary: 'Where you are signed in',
        answer: sessionsAnswerSchema,
        errors: ['unauthenticated'],
      }),
      handler: async (request) => ({ sessions: await deps.sessions.list(callerOf(request)) }),
    });
    app.route({
      ...described(routes.endSession, {
        summary: 'End one of your sessions',
        body: sessionEndSchema,
        answer: doneSchema,
        errors: ['invalid_request', 'unauthenticated', 'not_found'],
      }),
      handler: (request) =>
        loggedEvent(request, 'session-ended', async () => {
          const { id } = decode(sessionEndSchema, request.body, 'invalid_request');
          if (!(await deps.sessions.end(callerOf(request), id))) throw new Problem('not_found');
          return { done: true };
        }),
    });
    app.route({
      ...described(routes.deleteAccount, {
        summary: 'Delete your account and everything the server has about you',
        body: accountDeletionSchema,
        answer: doneSchema,
        errors: [
          'invalid_request',
          'unauthenticated',
          'wrong_password',
          'fresh_sign_in_needed',
          'too_many_attempts',
          'busy',
        ],
      }),
      handler: (request) =>
        loggedEvent(request, 'account-deletion', async () => {
          const isForgotten = await deps.deleteAccount(callerOf(request), request.body);
          if (!isForgotten)
            request.log.warn('the log of writes is in use and will be emptied within the hour');
          return { done: true };
        }),
    });
  };
}
