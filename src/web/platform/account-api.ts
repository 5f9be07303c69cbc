import type { Result } from '#domain/result.ts';
import {
  nameLimit,
  passwordLimits,
  type SessionAnswer,
  type SignInRequest,
  type SignOutAnswer,
  type SignUpRequest,
  sessionAnswerSchema,
  signOutAnswerSchema,
} from '#protocol/accounts.ts';
import { routes } from '#protocol/routes.ts';
import type { ApiClient, ApiProblem } from './api-client.ts';

/** A bearer token, when it ends (ISO instant) and whose it is. */
export type Session = SessionAnswer;

/** Who is signed in. */
export type Identity = SessionAnswer['identity'];

/** How long a name and a password may be, in characters, so that a form can say so before the server does. */
export const entryLimits = { name: nameLimit, password: passwordLimits } as const;

/** A session as it was stored, or undefined where it does not parse. */
export function decodeSession(stored: unknown): SessionAnswer | undefined {
  const parsed = sessionAnswerSchema.safeParse(stored);
  return parsed.success ? parsed.data : undefined;
}

/** The calls about accounts (A § 7). */
export interface AccountApi {
  signUp(request: SignUpRequest): Promise<Result<SessionAnswer, ApiProblem>>;
  signIn(request: SignInRequest): Promise<Result<SessionAnswer, ApiProblem>>;
  /** Ends the session of this token on the server. */
  signOut(token: string): Promise<Result<SignOutAnswer, ApiProblem>>;
  onRefused: ApiClient['onRefused'];
}

/** The account calls over a client. */
export function createAccountApi(client: ApiClient): AccountApi {
  return {
    signUp: (request) => client.send(routes.signUp, sessionAnswerSchema, { body: request }),
    signIn: (request) => client.send(routes.signIn, sessionAnswerSchema, { body: request }),
    signOut: (token) =>
      client.send(routes.signOut, signOutAnswerSchema, { body: {}, token, keepalive: true }),
    onRefused: client.onRefused,
  };
}
