import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Creates the data folder when absent, readable by its owner alone. */
export function makeDataFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

/** The address of the SQLite file in the data folder. */
export function sqlitePath(folder: string): string {
  return join(folder, 'ninefold.sqlite');
}

/**
 * The secret that signs and keys what accounts need: made at the first start (256 bits) and kept in the data folder, readable by its
 * owner alone. Of several processes that start at once, all get the same.
 */
export function keptSecret(folder: string): string {
  const path = join(folder, 'auth-secret');
  const kept = read(path);
  if (kept !== undefined) return kept;
  const draft = `${path}.${process.pid}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, {
    mode: 0o600,
    flag: 'wx',
    flush: true,
  });
  try {
    // A link never replaces a file: whoever comes second takes the first one's secret, and never half a file.
    linkSync(draft, path);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    unlinkSync(draft);
  }
  const made = read(path);
  if (made === undefined) throw new Error(`The secret could not be kept in ${path}`);
  return made;
}

function read(path: string): string | undefined {
  try {
    const secret = readFileSync(path, 'utf8').trim();
    if (secret.length < 32)
      throw new Error(`${path} holds no usable secret. Restore it, or delete it to make a new one.`);
    chmodSync(path, 0o600);
    return secret;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
