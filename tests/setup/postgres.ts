import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.ts';

/** A PostgreSQL of our own: fresh, on loopback, in a temporary folder, with durable writes. */
export interface RunningPostgres {
  /** The address of its first database. */
  url: string;
  /** Ends the server at once, as a crash does; its data stay. */
  halt(): Promise<void>;
  /** Starts it again and resolves when it takes connections. */
  start(): Promise<void>;
  /** Ends the server and removes everything. */
  stop(): Promise<void>;
}

interface Owner {
  uid: number;
  gid: number;
}

/** The folder of PostgreSQL's programs: Debian's newest version, else one on the PATH. */
function programs(): string {
  const versions = '/usr/lib/postgresql';
  const folders = existsSync(versions)
    ? readdirSync(versions)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(versions, version, 'bin'))
    : [];
  const found = [...folders, ...(process.env.PATH ?? '').split(delimiter)].find((folder) =>
    existsSync(join(folder, 'initdb')),
  );
  if (!found) throw new Error("PostgreSQL was not found; Debian's package is called postgresql");
  return found;
}

/** PostgreSQL refuses to run as root: there it gets the user that its package made, or nobody. */
function owner(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line =
    users.find((user) => user.startsWith('postgres:')) ?? users.find((user) => user.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid === undefined || gid === undefined) throw new Error('No user was found to run PostgreSQL as');
  return { uid: Number(uid), gid: Number(gid) };
}

async function untilItAnswers(url: string, child: ChildProcess): Promise<void> {
  for (let last: unknown; child.exitCode === null; await delay(20)) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
      return;
    } catch (error) {
      last = error;
      // Anything but 'nobody listens yet' and 'starting up' will not pass by itself.
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code !== 'ECONNREFUSED' && code !== '57P03' && code !== 'ECONNRESET') throw last;
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  throw new Error('PostgreSQL ended while it was starting');
}

/**
 * Makes and starts a PostgreSQL that belongs to this process alone. Its writes are durable, unless `isDurable` is false:
 * then it is several times faster, and fit for tests that end no process.
 */
export async function startPostgres({ isDurable = true } = {}): Promise<RunningPostgres> {
  const bin = programs();
  const user = owner();
  const folder = mkdtempSync(join(tmpdir(), 'ninefold-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const own = { cwd: folder, ...user, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } };
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'ninefold', '-E', 'UTF8', '--auth=trust', '--no-sync'],
    {
      ...own,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const port = await freePort();
  const url = `postgres://ninefold@127.0.0.1:${port}/postgres`;
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: isDurable ? 'on' : 'off',
    synchronous_commit: isDurable ? 'on' : 'off',
    shared_buffers: '32MB',
    max_connections: '200',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    child = spawn(join(bin, 'postgres'), ['-D', data, ...options], { ...own, stdio: 'ignore' });
    await untilItAnswers(url, child);
  }

  async function halt(): Promise<void> {
    const ending = child;
    child = undefined;
    if (!ending || ending.exitCode !== null) return;
    const exit = once(ending, 'exit');
    // PostgreSQL's 'immediate' stop: nothing is written out, the next start recovers from its log.
    ending.kill('SIGQUIT');
    await exit;
  }

  function clean(): void {
    child?.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  }
  process.once('exit', clean);

  await start();
  return {
    url,
    start,
    halt,
    async stop() {
      await halt();
      process.off('exit', clean);
      clean();
    },
  };
}
