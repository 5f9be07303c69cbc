import { createHash } from 'node:crypto';
import { providerExchangeSchema } from '#protocol/providers.ts';
import type { OneTimeCodes } from '../auth/one-time-codes.ts';
import { decode } from '../http/decode.ts';
import { Problem } from '../http/problem.ts';
import type { ProviderAccounts } from './provider-accounts.ts';
import { entryBodySchema } from './provider-return.ts';

/**
 * Answers the token of a new session for the code of a return, once, to the page that began the trip: a link with someone
 * else's code in it signs nobody in to the wrong account.
 */
export function createEntryExchange(deps: { codes: OneTimeCodes; accounts: ProviderAccounts }) {
  return async function exchange(body: unknown, userAgent: string | undefined): Promise<string> {
    const { code, verifier } = decode(providerExchangeSchema, body, 'invalid_request');
    const spent = await deps.codes.spend('entry', code);
    if (!spent?.userId) throw new Problem('code_ended');
    const { provider, challenge, rememberMe } = entryBodySchema.parse(JSON.parse(spent.body));
    const given = createHash('sha256').update(verifier).digest('base64url');
    if (given !== challenge) throw new Problem('code_ended');
    return deps.accounts.session(spent.userId, { provider, rememberMe, userAgent });
  };
}
