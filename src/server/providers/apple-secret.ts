import { createPrivateKey, sign } from 'node:crypto';

/** How long a secret made for Apple is good, in seconds: for one call. */
const lifeSeconds = 5 * 60;

/** What the operator has from Apple. */
export interface AppleKey {
  issuer: string;
  clientId: string;
  teamId: string;
  keyId: string;
  privateKey: string;
}

/** The secret with which this server shows Apple who it is: a JWT of a short life, signed with the operator's key (ES256). */
export function appleSecret(key: AppleKey, nowMillis: number): string {
  const nowSeconds = Math.floor(nowMillis / 1_000);
  const header = { alg: 'ES256', kid: key.keyId, typ: 'JWT' };
  const claims = {
    iss: key.teamId,
    iat: nowSeconds,
    exp: nowSeconds + lifeSeconds,
    aud: key.issuer,
    sub: key.clientId,
  };
  const text = [header, claims].map((part) => base64url(JSON.stringify(part))).join('.');
  const signature = sign('sha256', Buffer.from(text), {
    key: createPrivateKey(key.privateKey),
    dsaEncoding: 'ieee-p1363',
  });
  return `${text}.${signature.toString('base64url')}`;
}

function base64url(text: string): string {
  return Buffer.from(text).toString('base64url');
}
