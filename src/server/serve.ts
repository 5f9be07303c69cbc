import { availableParallelism } from 'node:os';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { createPasswordHasher } from './auth/password-hasher.ts';
import { keptSecret, makeDataFolder } from './config/data-folder.ts';
import { readSettings, SettingsError } from './config/settings.ts';
import { openDatabase } from './db/open-database.ts';
import { startReadiness } from './db/readiness.ts';
import { startSweeping } from './db/sweep.ts';

/** How long calls that are running may take to end after a stop was asked for, in milliseconds. */
const stopMillis = 10_000;

/** Starts the server by the settings of the environment and says when it is ready. Throws what is in the way. */
export async function serve(): Promise<void> {
  // Whatever this process writes is for its own user alone.
  process.umask(0o077);
  const settings = readSettings(process.env);
  makeDataFolder(settings.dataFolder);
  const secret = settings.authSecret ?? keptSecret(settings.dataFolder);
  const database = await openDatabase(settings, (error) =>
    app.log.warn({ err: error }, 'database connection lost'),
  );
  const readiness = startReadiness(database, (error) => {
    app.log.warn({ err: error }, 'database away at start');
    say('The database does not answer yet. Ninefold goes on trying and needs no restart.');
  });
  const app = await buildApp({
    settings,
    secret,
    database,
    readiness,
    hasher: createPasswordHasher({ concurrency: availableParallelism(), waiting: 200 }),
    nowMillis: Date.now,
    webFolder: fileURLToPath(new URL('../../dist/web', import.meta.url)),
  });
  const stopSweeping = startSweeping(database, readiness, { nowMillis: Date.now, log: app.log });

  // The last resort: what nobody caught is logged, and the others' calls go on.
  process.on('uncaughtException', (error) => app.log.error({ err: error }, 'uncaught'));
  process.on('unhandledRejection', (error) => app.log.error({ err: error }, 'unhandled'));

  let isStopping = false;
  async function stop(signal: string): Promise<void> {
    if (isStopping) process.exit(1);
    isStopping = true;
    app.log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), stopMillis).unref();
    readiness.stop();
    stopSweeping();
    await app.close();
    await database.close();
    process.exit(0);
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop(signal));

  const address = await app.listen({
    host: settings.host,
    port: settings.port,
    listenTextResolver: () => 'listening',
  });
  await readiness.migrated;
  say(`Ninefold is ready at ${settings.publicUrl ?? shown(address)}`);
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

/** An address that a browser on this machine can open. */
function shown(address: string): string {
  return address.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:');
}

/** Why the server could not start, in words for its operator. */
export function explain(error: unknown): string {
  if (error instanceof SettingsError) return error.problems.join('\n');
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return 'Another program already listens on this HOST and PORT. Set PORT to a free one.';
  if (code === 'EADDRNOTAVAIL') return 'HOST is not an address of this machine.';
  if (code === 'EACCES') return `Not allowed: ${error.message}`;
  return error.message;
}
