/** The code of a return from a provider, as it stands behind '#' of the address (A § 7); undefined where there is none. */
export function entryCodeIn(hash: string): string | undefined {
  return /^entry=([\w-]+)$/.exec(hash)?.[1];
}
