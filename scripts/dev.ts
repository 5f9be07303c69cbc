/**
 * `npm run dev`: the server, started again on each change, and Vite in front of it. Ctrl-C stops both.
 * The server listens on PORT (3000) and Vite on the next one, passing `/api` on.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import process from 'node:process';

const running: ChildProcess[] = [];
let isStopping = false;

function stopAll(code: number): void {
  if (isStopping) return;
  isStopping = true;
  process.exitCode = code;
  for (const child of running) child.kill('SIGTERM');
}

function start(name: string, options: string[]): void {
  const child = spawn(process.execPath, options, { stdio: 'inherit' });
  running.push(child);
  child.on('exit', (code) => {
    if (!isStopping) process.stderr.write(`${name} ended.\n`);
    stopAll(code ?? 0);
  });
}

process.on('SIGINT', () => stopAll(0));
process.on('SIGTERM', () => stopAll(0));
start('The server', ['--watch', '--watch-preserve-output', 'src/server/main.ts']);
start('Vite', ['node_modules/vite/bin/vite.js']);
