/**
 * How often a test repeats itself. `npm run proof` (setting PROOF) runs the full count; `npm test` runs the same code at a
 * twentieth, with fixed seeds.
 */
const settings: Record<string, unknown> = import.meta.env ?? process.env;

/** Whether the long counts are wanted. */
export const isProof: boolean = Boolean(settings.PROOF);

/** The rounds to run of a full count: all in a proof, else a twentieth and at least one. */
export function rounds(full: number): number {
  return isProof ? full : Math.max(1, Math.round(full / 20));
}

/** The seed of a random run: fixed, and in a proof another one at each run. */
export function seed(fixed: number): number {
  return isProof ? Date.now() % 2_147_483_647 : fixed;
}

/** Says what a count showed; `npm run proof` gathers these lines and prints them at its end. */
export function showCount(what: string, result: string): void {
  console.log(`proof: ${what}: ${result}`);
}
