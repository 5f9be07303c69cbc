import * as z from 'zod/mini';
import type { StoreParts } from './store-parts.ts';

const stateKey = 'own-data';

/** What became of this person's data on this device so far. Moments are ISO instants. */
const ownDataStateSchema = z.object({
  lastExportAt: z.catch(z.optional(z.string()), undefined),
  /** When the hint to export was put away last. */
  hintPutAwayAt: z.catch(z.optional(z.string()), undefined),
  /** When the browser was asked to keep the data. */
  persistenceAskedAt: z.catch(z.optional(z.string()), undefined),
  /** The person has said that the earlier data on this device is not theirs. */
  isEarlierDataForeign: z.catch(z.optional(z.boolean()), undefined),
});
export type OwnDataState = z.infer<typeof ownDataStateSchema>;

/** What is kept of it. It belongs to the device and is not exported. */
export async function readOwnDataState({ reader }: StoreParts): Promise<OwnDataState> {
  return (await reader.get('settings', stateKey, ownDataStateSchema)) ?? {};
}

/** Adds to what is kept of it. */
export async function changeOwnDataState(parts: StoreParts, change: OwnDataState): Promise<void> {
  const { settings } = parts.database;
  await parts.database.transaction('rw', settings, async () => {
    await settings.put({ ...(await readOwnDataState(parts)), ...change, key: stateKey });
  });
}
