import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { findChromium } from '../tests/setup/chromium.ts';
import { type Finished, runChild } from './child.ts';

/** A program that the tests need and that no npm package brings. */
interface Need {
  name: string;
  isThere: () => boolean;
  debianPackage: string;
  /** The second way to get it, for whoever may not install Debian's package. */
  otherwise?: [program: string, options: string[]];
}

function hasPostgres(): boolean {
  const inPath = (process.env.PATH ?? '')
    .split(delimiter)
    .some((folder) => existsSync(join(folder, 'initdb')));
  const versions = '/usr/lib/postgresql';
  return (
    inPath ||
    (existsSync(versions) &&
      readdirSync(versions).some((version) => existsSync(join(versions, version, 'bin/initdb'))))
  );
}

const needs: Need[] = [
  {
    name: 'Chromium',
    isThere: () => findChromium() !== undefined,
    debianPackage: 'chromium',
    otherwise: ['playwright', ['install', 'chromium']],
  },
  { name: 'PostgreSQL', isThere: hasPostgres, debianPackage: 'postgresql' },
];

async function installFromDebian(name: string): Promise<Finished> {
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await runChild('apt-get', ['update'], { environment });
  if (update.code !== 0) return update;
  return runChild('apt-get', ['install', '-y', '--no-install-recommends', name], { environment });
}

/**
 * Sees to it that Chromium and PostgreSQL are on the machine: found, else installed from Debian where this runs as root, else
 * (Chromium) by Playwright. Answers what is still missing, one sentence each.
 */
export async function prepareMachine(): Promise<string[]> {
  const missing: string[] = [];
  for (const { name, isThere, debianPackage, otherwise } of needs) {
    if (isThere()) continue;
    process.stdout.write(`${name} was not found; installing it ...\n`);
    const outputs: string[] = [];
    if (process.getuid?.() === 0) outputs.push((await installFromDebian(debianPackage)).output);
    if (!isThere() && otherwise) outputs.push((await runChild(...otherwise)).output);
    if (isThere()) continue;
    missing.push(
      `${outputs.join('\n')}\n${name} is needed and could not be installed: install it (Debian: apt-get install ${debianPackage}).`,
    );
  }
  return missing;
}
