import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumLaunch } from '../../setup/chromium.ts';
import { until } from './until.ts';

/** A Chromium of its own with a profile that stays, which can be killed at any instant and started again. */
export interface KillableBrowser {
  /** Starts it (again) on the same profile; answers the address of its debugging interface. */
  start(): Promise<string>;
  /** Ends every process of the profile with SIGKILL, as when a phone dies. */
  kill(): Promise<void>;
  /** Kills it and removes the profile. */
  remove(): Promise<void>;
}

/** The processes whose command line names the profile: this browser's alone. */
function processesOf(profile: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .map(Number)
    .filter((id) => {
      try {
        return readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(profile);
      } catch {
        return false;
      }
    });
}

function killOne(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // It ended in the same moment.
  }
}

/** Sets a browser up (`find` says which); it does not run until `start`. */
export async function killableBrowser(
  options: readonly string[] = [],
  find?: () => string | undefined,
): Promise<KillableBrowser> {
  const { executablePath, args } = chromiumLaunch(find);
  const profile = await mkdtemp(join(tmpdir(), 'ninefold-profile-'));
  const portFile = join(profile, 'DevToolsActivePort');
  let child: ChildProcess | undefined;

  const kill = async (): Promise<void> => {
    const dying = child;
    child = undefined;
    if (!dying) return;
    const exit = once(dying, 'exit');
    // The group first, at once; then whatever left it.
    if (dying.pid) killOne(-dying.pid);
    await exit;
    await until('the browser to be gone', () => {
      const left = processesOf(profile);
      left.forEach(killOne);
      return left.length === 0 || undefined;
    });
  };

  return {
    async start() {
      for (const name of ['SingletonLock', 'SingletonCookie', 'SingletonSocket', 'DevToolsActivePort']) {
        rmSync(join(profile, name), { force: true });
      }
      child = spawn(
        executablePath,
        [
          ...args,
          '--headless=new',
          '--remote-debugging-port=0',
          `--user-data-dir=${profile}`,
          ...options,
          'about:blank',
        ],
        { detached: true, stdio: 'ignore' },
      );
      const [port, path] = await until('the browser to open its port', async () => {
        if (!existsSync(portFile)) return undefined;
        const lines = (await readFile(portFile, 'utf8')).trim().split('\n');
        return lines.length === 2 ? lines : undefined;
      });
      return `ws://127.0.0.1:${port}${path}`;
    },
    kill,
    async remove() {
      await kill();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
