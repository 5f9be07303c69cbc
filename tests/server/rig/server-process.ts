import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { onTestFinished } from 'vitest';

const top = resolve(import.meta.dirname, '../../..');

/** The real server as a process of its own. */
export interface ServerProcess {
  /** Where it listens; known once it says that it is ready, or from the port it was given. */
  readonly origin: string;
  /** Resolves when it said that it is ready. */
  ready: Promise<void>;
  /** Everything it wrote so far. */
  output(): string;
  /** Sends a signal and answers the exit code, null when the signal itself ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Answers the exit code of a server that ends by itself. */
  exited: Promise<number | null>;
}

/** Starts `src/server/main.ts` (or another command of the server) for the test that runs. */
export function serverProcess(
  environment: Record<string, string>,
  command: readonly string[] = ['src/server/main.ts'],
): ServerProcess {
  const child: ChildProcess = spawn(process.execPath, [...command], {
    cwd: top,
    env: { PATH: process.env.PATH, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let origin = environment.PORT ? `http://127.0.0.1:${environment.PORT}` : '';
  const exited = once(child, 'close').then(([code]) => code as number | null);
  const ready = new Promise<void>((done, fail) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const address = /^Ninefold is ready at (\S+)$/m.exec(output)?.[1];
        if (address === undefined) return;
        origin = address;
        done();
      });
    }
    exited.then((code) => fail(new Error(`The server ended with ${code}:\n${output}`)));
  });
  // A test that awaits the exit instead does not hear of this failure twice.
  ready.catch(() => undefined);
  async function end(signal: NodeJS.Signals): Promise<number | null> {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    return exited;
  }
  onTestFinished(async () => {
    await end('SIGKILL');
  });
  return {
    get origin() {
      return origin;
    },
    ready,
    exited,
    output: () => output,
    end,
  };
}
