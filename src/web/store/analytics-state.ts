import * as z from 'zod/mini';
import type { StoreParts } from './store-parts.ts';

/** The version of what is added up: where another one stands, all of it is made anew. */
export const rollupVersion = 1;
const stateKey = 'analytics';

/**
 * What is known of the rows: how many records they were made of, and how many there were beside them that cannot be read.
 * `unread` is told when they are first looked at.
 */
const stateSchema = z.object({
  version: z.literal(rollupVersion),
  records: z.number(),
  unread: z.optional(z.number()),
});
export type RollupState = z.infer<typeof stateSchema>;

/** What is known of the rows; undefined where there are none, or those of another version. */
export async function readState({ database }: StoreParts): Promise<RollupState | undefined> {
  const parsed = stateSchema.safeParse(await database.runningTotals.get(stateKey));
  return parsed.success ? parsed.data : undefined;
}

export async function putState({ database }: StoreParts, state: RollupState): Promise<void> {
  await database.runningTotals.put({ key: stateKey, ...state });
}

/** Inside a transaction over its table: all rows are made anew before they are next looked at. */
export async function distrustAnalytics({ database }: StoreParts): Promise<void> {
  await database.runningTotals.delete(stateKey);
}
