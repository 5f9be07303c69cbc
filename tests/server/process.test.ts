import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { routes } from '#protocol/routes.ts';
import { call, readProfile, signUp } from './rig/client.ts';
import { databaseKinds, emptyDatabase, emptyFolder } from './rig/empty-database.ts';
import { longMillis } from './rig/long.ts';
import { serverProcess } from './rig/server-process.ts';

vi.setConfig({ testTimeout: longMillis });

describe('the server process', () => {
  it('makes its data folder, says where it is ready, and ends in order when asked to', async () => {
    const folder = join(emptyFolder(), 'data');
    const server = serverProcess({ DATA_DIR: folder });
    await server.ready;
    expect(server.output()).toMatch(/^Ninefold is ready at http:\/\/127\.0\.0\.1:\d+$/m);
    expect(statSync(join(folder, 'auth-secret')).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'ninefold.sqlite')).mode & 0o777).toBe(0o600);
    const { token } = await signUp(server.origin, 'ada');
    expect(await server.end('SIGTERM')).toBe(0);
    // The log of writes was written into the database and removed.
    expect(existsSync(join(folder, 'ninefold.sqlite-wal'))).toBe(false);

    const again = serverProcess({ DATA_DIR: folder });
    await again.ready;
    expect((await readProfile(again.origin, token)).data.displayName).toBe('ada');
    expect(await again.end('SIGINT')).toBe(0);
  });

  it('says in words why it cannot start', async () => {
    const wrong = serverProcess({ DATA_DIR: emptyFolder(), PORT: 'x', DEVELOPER_TOOLS: 'yes' });
    expect(await wrong.exited).toBe(1);
    expect(wrong.output()).toContain(
      'PORT must be a whole number from 0 to 65535.\nDEVELOPER_TOOLS must be one of',
    );

    const first = serverProcess({ DATA_DIR: emptyFolder() });
    await first.ready;
    const second = serverProcess({ DATA_DIR: emptyFolder(), PORT: new URL(first.origin).port });
    expect(await second.exited).toBe(1);
    expect(second.output()).toContain('Another program already listens on this HOST and PORT.');

    const file = serverProcess({ DATA_DIR: join(emptyFolder(), '../../proc/version/data') });
    expect(await file.exited).toBe(1);
    expect(file.output()).toMatch(/^Ninefold could not start\.\n\S/);
    expect(file.output()).not.toMatch(/^\s+at /m);
  });
});

describe.each(databaseKinds)('several processes on %s', (kind) => {
  it('start at once on an empty database, and give everyone another uid', async () => {
    const environment = await emptyDatabase(kind);
    const servers = [1, 2, 3].map(() => serverProcess(environment));
    await Promise.all(servers.map((server) => server.ready));
    const sessions = await Promise.all(
      servers.flatMap((server, at) =>
        [1, 2, 3].map((count) => signUp(server.origin, `person-${at}-${count}`)),
      ),
    );
    expect(new Set(sessions.map((session) => session.identity.uid)).size).toBe(9);
    // Whoever entered through one is known to all.
    for (const server of servers) {
      for (const { token, identity } of sessions) {
        expect((await readProfile(server.origin, token)).data.uid).toBe(identity.uid);
      }
    }
    const logs = servers.map((server) => server.output()).join('');
    expect(logs).not.toContain('"level":"error"');
  });

  it('give and take the role of an admin by a command', async () => {
    const environment = await emptyDatabase(kind);
    const server = serverProcess(environment);
    await server.ready;
    const { token } = await signUp(server.origin, 'head');
    const admin = async (...words: string[]) => {
      const command = serverProcess(environment, ['src/server/admin.ts', ...words]);
      return { code: await command.exited, output: command.output() };
    };
    const role = async () => (await readProfile(server.origin, token)).data.role;
    expect(await role()).toBe('user');
    expect(await admin('grant', 'HEAD@example.com')).toEqual({
      code: 0,
      output: 'HEAD@example.com is an admin now.\n',
    });
    expect(await role()).toBe('admin');
    expect((await admin('revoke', 'head@example.com')).code).toBe(0);
    expect(await role()).toBe('user');
  });
});

describe('the admin command', () => {
  it('says what it did not understand or find', async () => {
    const environment = { DATA_DIR: emptyFolder() };
    for (const [words, output] of [
      [['grant', 'nobody@example.com'], 'No account has the email nobody@example.com.\n'],
      [['make', 'head@example.com'], 'Usage: npm run admin -- grant EMAIL | revoke EMAIL\n'],
    ] as const) {
      const command = serverProcess(environment, ['src/server/admin.ts', ...words]);
      expect([await command.exited, command.output()]).toEqual([1, output]);
    }
  });
});

describe('the sqlite file', () => {
  it('is kept with a write-ahead log, and deleted rows are overwritten', async () => {
    const folder = emptyFolder();
    const server = serverProcess({ DATA_DIR: folder });
    await server.ready;
    const { token } = await signUp(server.origin, 'ada');
    expect(existsSync(join(folder, 'ninefold.sqlite-wal'))).toBe(true);
    await call(server.origin, routes.signOut, { token });
    await server.end('SIGTERM');
    expect(readFileSync(join(folder, 'ninefold.sqlite')).includes(token)).toBe(false);
  });
});
