import * as z from 'zod/mini';
import type { PracticeSession } from '../practice/session.ts';
import { type SatRow, satRow, satRowSchema } from './practice-sums.ts';
import { mergedTallies } from './tally.ts';

/** What is known of where somebody sat, in the order of its lists (B § 3). */
export const environmentLists = ['posture', 'location', 'lighting', 'sounds'] as const;
export type EnvironmentList = (typeof environmentLists)[number];

/** Where sessions were sat, by name: of the app's own choices, or of whatever an import brought. */
export const environmentSumsSchema = z.object({
  posture: z.array(satRowSchema),
  location: z.array(satRowSchema),
  lighting: z.array(satRowSchema),
  sounds: z.array(satRowSchema),
});
export type EnvironmentSums = z.infer<typeof environmentSumsSchema>;

const listsBy = (rowsOf: (list: EnvironmentList) => SatRow[]): EnvironmentSums => ({
  posture: rowsOf('posture'),
  location: rowsOf('location'),
  lighting: rowsOf('lighting'),
  sounds: rowsOf('sounds'),
});

export const noEnvironment: EnvironmentSums = listsBy(() => []);

/** What one session adds. */
export function environmentOf(session: PracticeSession): EnvironmentSums {
  return listsBy((list) => [satRow(session.environment[list], session)]);
}

/** Such sums together. */
export function addedEnvironment(all: readonly EnvironmentSums[]): EnvironmentSums {
  return listsBy((list) => mergedTallies(all.map((sums) => sums[list])));
}
