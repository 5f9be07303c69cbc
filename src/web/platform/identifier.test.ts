import { afterEach, expect, test, vi } from 'vitest';
import { newId } from './identifier.ts';

const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => {
  vi.unstubAllGlobals();
});

test('an identifier is a random UUID, each another one', () => {
  const ids = Array.from({ length: 100 }, newId);
  for (const id of ids) expect(id).toMatch(pattern);
  expect(new Set(ids).size).toBe(100);
});

test('it is one also where the page is not in a secure context', () => {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 100 }, newId);
  for (const id of ids) expect(id).toMatch(pattern);
  expect(new Set(ids).size).toBe(100);
});
