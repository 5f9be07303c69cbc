import type { Result } from '#domain/result.ts';
import { type Done, doneSchema } from '#protocol/own-account.ts';
import { routes } from '#protocol/routes.ts';
import type { ApiClient, ApiProblem } from './api-client.ts';

/** Has a link mailed to choose a new password; the answer is the same whether there is an account or not (A § 7). */
export function askForPasswordLink(client: ApiClient, email: string): Promise<Result<Done, ApiProblem>> {
  return client.send(routes.forgotPassword, doneSchema, { body: { email } });
}

/** Sets a new password by the code of such a link; all sessions of the account end. */
export function resetPassword(
  client: ApiClient,
  body: { code: string; password: string },
): Promise<Result<Done, ApiProblem>> {
  return client.send(routes.resetPassword, doneSchema, { body });
}

/** Proves the email of whoever is signed in by the code of a link that was mailed to it. */
export function verifyEmail(client: ApiClient, code: string): Promise<Result<Done, ApiProblem>> {
  return client.send(routes.verifyEmail, doneSchema, { body: { code } });
}
