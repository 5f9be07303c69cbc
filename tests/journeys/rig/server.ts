import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../setup/free-port.ts';
import { until } from './until.ts';

const top = resolve(import.meta.dirname, '../../..');

/** The real server over the built web, with a data folder of its own. */
export interface RunningServer {
  origin: string;
  /** The process id while it runs. */
  processId(): number | undefined;
  /** Starts it (again), on the same port and the same data, and waits until it is ready. Answers the milliseconds that took. */
  start(): Promise<number>;
  /** Stops it as an operator does. */
  stop(): Promise<void>;
  /** What it wrote to its log so far. */
  log(): string;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

async function isReady(origin: string): Promise<true | undefined> {
  try {
    const answer = await fetch(`${origin}/readyz`);
    return answer.ok ? true : undefined;
  } catch {
    return undefined;
  }
}

/** Sets a server up; it does not run until `start`. */
export async function serverOf(settings: Record<string, string> = {}): Promise<RunningServer> {
  const port = await freePort();
  const dataFolder = await mkdtemp(join(tmpdir(), 'ninefold-journey-'));
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let log = '';

  const stop = async (): Promise<void> => {
    const stopping = child;
    child = undefined;
    if (!stopping || stopping.exitCode !== null) return;
    const exit = once(stopping, 'exit');
    stopping.kill('SIGTERM');
    await exit;
  };

  return {
    origin,
    processId: () => child?.pid,
    async start() {
      const startedAt = performance.now();
      const environment = {
        PATH: process.env.PATH,
        HOST: '127.0.0.1',
        PORT: String(port),
        DATA_DIR: dataFolder,
      };
      const started = spawn(process.execPath, ['src/server/main.ts'], {
        cwd: top,
        env: { ...environment, ...settings },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      for (const stream of [started.stdout, started.stderr]) {
        stream?.on('data', (chunk: Buffer) => {
          log += chunk.toString();
        });
      }
      await until('the server to be ready', () => {
        if (started.exitCode !== null) throw new Error(`The server ended at its start:\n${log}`);
        return isReady(origin);
      });
      return performance.now() - startedAt;
    },
    stop,
    log: () => log,
    async remove() {
      await stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
