import type { Result } from '#domain/result.ts';
import { type AccountDeletion, type Done, doneSchema } from '#protocol/own-account.ts';
import { routes } from '#protocol/routes.ts';
import type { ApiClient, ApiProblem } from './api-client.ts';

/**
 * Deletes the caller's account with every row about them (A § 7): with its password, where it has one; else a provider must
 * have signed them in a short time ago. 403 'wrong_password' or 'fresh_sign_in_needed'.
 */
export function deleteAccount(client: ApiClient, body: AccountDeletion): Promise<Result<Done, ApiProblem>> {
  return client.send(routes.deleteAccount, doneSchema, { body });
}
