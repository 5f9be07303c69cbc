import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The Chromium that tests drive: the setting `CHROMIUM`, else one on the PATH, else Playwright's own.
 * Undefined where there is none.
 */
export function findChromium(): string | undefined {
  const wanted = process.env.CHROMIUM;
  if (wanted) return canRun(wanted) ? wanted : undefined;
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin'];
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...candidates, chromium.executablePath()].find(canRun);
}

/**
 * A Chromium without a window of its own, for what is measured and for tests that look at nothing but the page: drawing its
 * tabs takes a good part of a processor away from the page. Where there is none, the ordinary one.
 */
export function findWindowless(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const windowless = folders.map((folder) => join(folder, 'chromium-headless-shell')).find(canRun);
  return (process.env.CHROMIUM ? undefined : windowless) ?? findChromium();
}

/** Switches off what Chromium would fetch by itself; as root it cannot build its sandbox. */
export const chromiumArguments: string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--no-default-browser-check',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** What a launch needs; throws in one sentence where no Chromium is found. */
export function chromiumLaunch(find = findChromium): { executablePath: string; args: string[] } {
  const executablePath = find();
  if (!executablePath) {
    throw new Error(
      'No Chromium was found. Install it (Debian: apt-get install chromium) or set CHROMIUM to its path.',
    );
  }
  return { executablePath, args: chromiumArguments };
}
