import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Problem } from '../http/problem.ts';

/** What one hash costs: 64 MiB of memory, three passes, one lane (RFC 9106). */
const cost = { memory: 64 * 1024, passes: 3, parallelism: 1 } as const;
const tagBytes = 32;
const saltBytes = 16;

const run: (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer> = promisify(argon2);

/** Hashes and checks passwords with argon2id. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  verify(given: { hash: string; password: string }): Promise<boolean>;
}

/**
 * A hasher that runs at most `concurrency` hashes at once (each takes 64 MiB and a core) and lets at most `waiting` more
 * wait. Beyond that it throws 503 'busy' at once, so that a flood of sign-ins cannot take the server with it.
 */
export function createPasswordHasher(limits: { concurrency: number; waiting: number }): PasswordHasher {
  const line: (() => void)[] = [];
  let running = 0;

  async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    if (running < limits.concurrency) running += 1;
    else if (line.length >= limits.waiting) throw new Problem('busy', { retryAfterSeconds: 5 });
    else await new Promise<void>((resolve) => line.push(resolve));
    try {
      return await work();
    } finally {
      // The place goes to the next in line, or becomes free.
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return {
    hash: (password) =>
      inTurn(async () => {
        const salt = randomBytes(saltBytes);
        const tag = await run('argon2id', {
          ...cost,
          message: message(password),
          nonce: salt,
          tagLength: tagBytes,
        });
        return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${text(salt)}$${text(tag)}`;
      }),
    verify: ({ hash, password }) =>
      inTurn(async () => {
        const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash);
        if (!parts) return false;
        const [, memory, passes, parallelism, salt = '', tag = ''] = parts;
        const expected = Buffer.from(tag, 'base64');
        const made = await run('argon2id', {
          memory: Number(memory),
          passes: Number(passes),
          parallelism: Number(parallelism),
          message: message(password),
          nonce: Buffer.from(salt, 'base64'),
          tagLength: expected.length,
        });
        return timingSafeEqual(made, expected);
      }),
  };
}

/** The same password is the same bytes on every keyboard: 'é' as one character or as two. */
function message(password: string): Buffer {
  return Buffer.from(password.normalize('NFKC'), 'utf8');
}

function text(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
