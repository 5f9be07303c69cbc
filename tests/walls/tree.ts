import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The project's folder. */
export const top: string = resolve(import.meta.dirname, '../..');

/** Every file that is, or would be, in the repository: paths from the project's folder. */
export function projectFiles(): string[] {
  const output = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: top,
    encoding: 'utf8',
  });
  return [...new Set(output.split('\0'))].filter((file) => file !== '' && existsSync(join(top, file)));
}

/** The text of a file of the project. */
export function textOf(file: string): string {
  return readFileSync(join(top, file), 'utf8');
}
