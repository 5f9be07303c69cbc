import { accountMessages } from '#content/messages/account.ts';
import { returnMessages } from '#content/messages/provider-return.ts';
import type { ApiClient } from '#platform/api-client.ts';
import { endTrip, tripUnderWay } from '#platform/provider-trip.ts';
import type { Account } from '#store/account.ts';

/** How a return ended: somebody is signed in, and where they wanted to go; or a sentence for why not. */
export type ProviderReturn =
  | { kind: 'entered'; redirect: string | undefined }
  | { kind: 'refused'; message: string; mayTryAgain: boolean };

/** Exchanges the code of a return for a session and signs its owner in (A § 7, § 8). */
export async function finishProviderReturn(
  client: ApiClient,
  account: Pick<Account, 'enter'>,
  code: string,
): Promise<ProviderReturn> {
  const trip = tripUnderWay();
  // A code that this tab did not ask for signs nobody in.
  if (!trip) {
    const message = accountMessages.signInFailedWith(accountMessages.checkCredentials);
    return { kind: 'refused', message, mayTryAgain: false };
  }
  const entered = account.enter(await endTrip(client, trip, code), trip.rememberMe);
  if (entered.ok) return { kind: 'entered', redirect: trip.redirect };
  const mayTryAgain = tripUnderWay() !== undefined;
  const message = mayTryAgain
    ? accountMessages.signInFailedWith(entered.problem.message)
    : returnMessages[`${trip.provider}_failed`];
  return { kind: 'refused', message, mayTryAgain };
}

/** Where whoever did not get in at the provider wanted to go, so that the form leads there. */
export function redirectOfTrip(): string | undefined {
  return tripUnderWay()?.redirect;
}
