import type { Result } from '#domain/result.ts';
import {
  type Done,
  doneSchema,
  type PasswordChange,
  type SessionsAnswer,
  type SignInMethodsAnswer,
  sessionsAnswerSchema,
  signInMethodsAnswerSchema,
} from '#protocol/own-account.ts';
import { routes } from '#protocol/routes.ts';
import type { ApiClient, ApiProblem } from './api-client.ts';

export type { SessionEntry, SignInMethod, SignInMethodsAnswer } from '#protocol/own-account.ts';

/** Changes the password; all other sessions of the account end (A § 7). 403 'wrong_password' is about the current one. */
export function changePassword(client: ApiClient, body: PasswordChange): Promise<Result<Done, ApiProblem>> {
  return client.send(routes.changePassword, doneSchema, { body });
}

/** Asks where the account is signed in; the session last seen first. */
export function readSessions(client: ApiClient): Promise<Result<SessionsAnswer, ApiProblem>> {
  return client.send(routes.sessions, sessionsAnswerSchema);
}

/** Ends one of one's own sessions, by its id. 404 where it has ended already. */
export function endSession(client: ApiClient, id: string): Promise<Result<Done, ApiProblem>> {
  return client.send(routes.endSession, doneSchema, { body: { id } });
}

/** Asks in which ways the account can be signed in to. */
export function readSignInMethods(client: ApiClient): Promise<Result<SignInMethodsAnswer, ApiProblem>> {
  return client.send(routes.signInMethods, signInMethodsAnswerSchema);
}
