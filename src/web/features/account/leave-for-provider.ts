import type { ApiClient, ApiProblem } from '#platform/api-client.ts';
import { leavePageFor } from '#platform/page-load.ts';
import { beginTrip, type Trip } from '#platform/provider-trip.ts';
import { serverSettings } from './server-settings.ts';

/** What came of wanting to leave: the page is on its way, the operator has not set the provider up, or a problem. */
export type Leaving = { kind: 'left' } | { kind: 'not-set-up' } | { kind: 'problem'; problem: ApiProblem };

/** Leaves for a provider to sign in there, where the operator has set it up (A § 7, § 8). */
export async function leaveForProvider(client: ApiClient, trip: Omit<Trip, 'verifier'>): Promise<Leaving> {
  const settings = await serverSettings(client);
  if (!settings.ok) return { kind: 'problem', problem: settings.problem };
  if (!settings.value[trip.provider]) return { kind: 'not-set-up' };
  const address = await beginTrip(client, trip);
  if (!address.ok) return { kind: 'problem', problem: address.problem };
  leavePageFor(address.value);
  return { kind: 'left' };
}
