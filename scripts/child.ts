import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import process from 'node:process';

/** The project's folder. */
export const top: string = resolve(import.meta.dirname, '..');

/** What a finished program left behind. */
export interface Finished {
  code: number;
  output: string;
}

const running = new Set<ReturnType<typeof spawn>>();

/** Stops every program that is still running, with what it started itself. */
export function stopChildren(): void {
  for (const child of running) {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
    } catch {
      // It ended by itself in the same moment.
    }
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stopChildren();
    process.exit(130);
  });
}

/**
 * Runs a program in the project's folder, with the project's own tools first on the PATH, and gathers what it prints.
 * It is stopped after `limitMinutes`.
 */
export function runChild(
  program: string,
  options: readonly string[],
  {
    environment = {},
    limitMinutes = 15,
  }: { environment?: Record<string, string>; limitMinutes?: number } = {},
): Promise<Finished> {
  const PATH = [resolve(top, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter);
  const child = spawn(program, options, {
    cwd: top,
    env: { ...process.env, PATH, NO_COLOR: '1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that a stop reaches browsers and servers that it started.
    detached: true,
  });
  running.add(child);
  let output = '';
  const gather = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on('data', gather);
  child.stderr.on('data', gather);
  const limit = setTimeout(() => {
    output += `\nStopped: it ran for more than ${limitMinutes} minutes.\n`;
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  }, limitMinutes * 60_000);
  return new Promise((done) => {
    const finish = (code: number): void => {
      clearTimeout(limit);
      running.delete(child);
      done({ code, output });
    };
    child.on('error', (problem) => {
      output += String(problem);
      finish(127);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}
