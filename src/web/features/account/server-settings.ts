import type { ApiClient } from '#platform/api-client.ts';
import { readServerSettings } from '#platform/settings-api.ts';

let answered: Awaited<ReturnType<typeof readServerSettings>> | undefined;

/** Which doors the operator has opened: asked once a page, and again as long as the server did not answer. */
export async function serverSettings(client: ApiClient): ReturnType<typeof readServerSettings> {
  if (!answered?.ok) answered = await readServerSettings(client);
  return answered;
}
