import { createHash } from 'node:crypto';
import type { PasswordHasher } from '#server/auth/password-hasher.ts';

/** A hasher that costs nothing and counts what it was asked for: tests of the real one stand apart. */
export interface FastHasher extends PasswordHasher {
  /** How many passwords were hashed or checked so far. */
  calls(): number;
}

export function fastHasher(): FastHasher {
  let calls = 0;
  const digest = (password: string) => createHash('sha256').update(password).digest('hex');
  return {
    calls: () => calls,
    async hash(password) {
      calls += 1;
      return digest(password);
    },
    async verify({ hash, password }) {
      calls += 1;
      return hash === digest(password);
    },
  };
}
