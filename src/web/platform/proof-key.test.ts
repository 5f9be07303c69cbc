import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { providerExchangeSchema, providerStartSchema } from '#protocol/providers.ts';
import { newProofKey } from './proof-key.ts';

test('a proof key is one that the server takes, its challenge the digest of its verifier', async () => {
  const { verifier, challenge } = await newProofKey();
  expect(challenge).toBe(createHash('sha256').update(verifier).digest('base64url'));
  expect(providerStartSchema.safeParse({ provider: 'google', challenge }).success).toBe(true);
  expect(providerExchangeSchema.safeParse({ code: 'code', verifier }).success).toBe(true);
});

test('each one is another', async () => {
  const keys = await Promise.all(Array.from({ length: 50 }, newProofKey));
  expect(new Set(keys.map(({ verifier }) => verifier)).size).toBe(50);
  for (const { verifier } of keys) expect(verifier).toMatch(/^[\w-]{43}$/);
});
