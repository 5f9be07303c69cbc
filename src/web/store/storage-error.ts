/** Why the device did not keep or find something, as somebody can act on it. */
export type StoreProblem = {
  /** No room left; this tab lost its connection (the app was updated, or the data removed); or anything else. */
  kind: 'full' | 'closed' | 'failed';
};

/** What every call of the store throws when nothing was written or read. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly problem: StoreProblem;

  constructor(kind: StoreProblem['kind'], cause: unknown) {
    super(`The device's storage: ${kind}`, { cause });
    this.problem = { kind };
  }
}

/** Names of errors on the way to the first cause: Dexie wraps what the browser says. */
function namesOf(error: unknown, depth = 0): string[] {
  if (typeof error !== 'object' || error === null || depth > 5) return [];
  const { name, inner, failures } = error as { name?: unknown; inner?: unknown; failures?: unknown };
  const nested = [inner, ...(Array.isArray(failures) ? failures : [])];
  return [
    ...(typeof name === 'string' ? [name] : []),
    ...nested.flatMap((cause) => namesOf(cause, depth + 1)),
  ];
}

/** The typed form of whatever the database threw. */
export function asStorageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const names = namesOf(error);
  if (names.includes('QuotaExceededError')) return new StorageError('full', error);
  if (names.includes('DatabaseClosedError') || names.includes('VersionError')) {
    return new StorageError('closed', error);
  }
  return new StorageError('failed', error);
}

/** Runs a piece of work on the database; whatever it throws comes out as a StorageError. */
export async function guarded<Value>(work: () => PromiseLike<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw asStorageError(error);
  }
}
