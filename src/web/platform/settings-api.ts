import type { Result } from '#domain/result.ts';
import { routes } from '#protocol/routes.ts';
import { type SettingsAnswer, settingsAnswerSchema } from '#protocol/settings.ts';
import type { ApiClient, ApiProblem } from './api-client.ts';

/** Asks the server which doors its operator has opened. */
export function readServerSettings(client: ApiClient): Promise<Result<SettingsAnswer, ApiProblem>> {
  return client.send(routes.settings, settingsAnswerSchema);
}
