/** What a page keeps to itself when it leaves for a provider, and what it shows of it (A § 7). */
export interface ProofKey {
  /** 43 characters of A-Z a-z 0-9 - _: 256 bits by chance. */
  verifier: string;
  /** The verifier's SHA-256 in base64url. */
  challenge: string;
}

function base64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** A new proof key. Rejects where the page came over an unprotected connection: browsers then have no digests. */
export async function newProofKey(): Promise<ProofKey> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { verifier, challenge: base64url(new Uint8Array(digest)) };
}
