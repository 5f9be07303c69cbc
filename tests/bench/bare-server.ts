import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

/** The framework alone, in a process of its own as the real server is. */
export interface BareServer {
  origin: string;
  stop(): Promise<void>;
}

/** Starts the framework alone. */
export async function startBareServer(): Promise<BareServer> {
  const program = resolve(import.meta.dirname, 'bare-framework.ts');
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    origin: line.toString().trim(),
    async stop() {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}
