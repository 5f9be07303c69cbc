import * as z from 'zod/mini';
import { failure, type Result, success } from '#domain/result.ts';
import { type Provider, providers } from '#protocol/providers.ts';
import type { Session } from './account-api.ts';
import type { ApiClient, ApiProblem } from './api-client.ts';
import { newProofKey } from './proof-key.ts';
import { exchangeEntry, startProvider } from './provider-api.ts';

const tripSchema = z.object({
  provider: z.enum(providers),
  verifier: z.string(),
  rememberMe: z.boolean(),
  redirect: z.optional(z.string()),
});

/** What a page keeps while its person is at a provider to sign in. */
export interface Trip {
  provider: Provider;
  /** What proves that whoever comes back is the page that left. */
  verifier: string;
  rememberMe: boolean;
  /** The address of the app to go to afterwards. */
  redirect?: string | undefined;
}

/** Where it is kept: in this tab alone, over the pages of the provider. */
export const tripKey = 'ninefold-provider-trip';

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Begins to sign in with a provider; answers the address to leave for. Rejects where the browser cannot make or keep
 * what proves the return.
 */
export async function beginTrip(
  client: ApiClient,
  { provider, rememberMe, redirect }: Omit<Trip, 'verifier'>,
  storage: TabStorage = sessionStorage,
): Promise<Result<string, ApiProblem>> {
  const { verifier, challenge } = await newProofKey();
  storage.setItem(tripKey, JSON.stringify({ provider, rememberMe, redirect, verifier }));
  const answer = await startProvider(client, { provider, challenge, rememberMe });
  return answer.ok ? success(answer.value.url) : failure(answer.problem);
}

/** The trip that this tab is on, if it is on one. */
export function tripUnderWay(storage: TabStorage = sessionStorage): Trip | undefined {
  try {
    const parsed = tripSchema.safeParse(JSON.parse(storage.getItem(tripKey) ?? 'null'));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Ends a trip with the code of its return. Once the server has answered it is over; where it could not, the same code may
 * be tried again within its 60 s.
 */
export async function endTrip(
  client: ApiClient,
  { verifier }: Trip,
  code: string,
  storage: TabStorage = sessionStorage,
): Promise<Result<Session, ApiProblem>> {
  const answer = await exchangeEntry(client, { code, verifier });
  if (answer.ok || isRefusal(answer.problem)) storage.removeItem(tripKey);
  return answer;
}

/** Whether the server will say the same again. */
function isRefusal(problem: ApiProblem): boolean {
  return problem.kind === 'status' && problem.status < 500 && problem.status !== 429;
}
