import { expect, test } from 'vitest';
import { asStorageError, guarded, StorageError } from './storage-error.ts';

const named = (name: string, more: object = {}) => Object.assign(new Error(name), { name }, more);
const quota = named('QuotaExceededError');

test.each([
  ['a full storage', quota, 'full'],
  ['a transaction that a full storage ended', named('AbortError', { inner: quota }), 'full'],
  [
    'many writes that a full storage ended',
    named('BulkError', { failures: [named('x', { inner: quota })] }),
    'full',
  ],
  ['a connection that was closed', named('DatabaseClosedError'), 'closed'],
  ['an older app on newer data', named('OpenFailedError', { inner: named('VersionError') }), 'closed'],
  ['anything else', named('UnknownError'), 'failed'],
  ['what is no error', 'nonsense', 'failed'],
  ['nothing', undefined, 'failed'],
] as const)('%s has its kind, and keeps its cause', (_, error, kind) => {
  const typed = asStorageError(error);
  expect(typed).toBeInstanceOf(StorageError);
  expect(typed.problem).toEqual({ kind });
  expect(typed.cause).toBe(error);
  expect(asStorageError(typed)).toBe(typed);
});

test('an error that goes round in a circle has a kind too', () => {
  const error: Error & { inner?: unknown } = named('LoopError');
  error.inner = error;
  expect(asStorageError(error).problem.kind).toBe('failed');
});

test('guarded work passes its value on, and throws only StorageErrors', async () => {
  expect(await guarded(async () => 7)).toBe(7);
  await expect(guarded(() => Promise.reject(quota))).rejects.toMatchObject({ problem: { kind: 'full' } });
  await expect(
    guarded(() => {
      throw quota;
    }),
  ).rejects.toBeInstanceOf(StorageError);
});
