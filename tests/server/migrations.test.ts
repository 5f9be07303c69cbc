import { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { sessionAnswerSchema } from '#protocol/accounts.ts';
import { routes } from '#protocol/routes.ts';
import { readSettings } from '#server/config/settings.ts';
import type { DatabaseKind } from '#server/db/database.ts';
import { accounts } from '#server/db/migrations/0001-accounts.ts';
import { profiles } from '#server/db/migrations/0002-profiles.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { databaseKinds, emptyDatabase } from './rig/empty-database.ts';
import { serverRig } from './rig/server-rig.ts';

const at = '2026-11-01T06:30:00.000Z';
const token = 'a-token-of-the-first-version-here';

/** A database as the first version left it: one person with a session, a profile and a wrong password. */
async function firstVersion(kind: DatabaseKind): Promise<Record<string, string>> {
  const environment = await emptyDatabase(kind);
  const { DATABASE_URL: connectionString = '', DATA_DIR = '' } = environment;
  const types = { instant: 'timestamptz', flag: 'boolean' } as const;
  const dialect =
    kind === 'postgres'
      ? new PostgresDialect({ pool: new pg.Pool({ connectionString }) })
      : new SqliteDialect({ database: sqliteHandle(`${DATA_DIR}/ninefold.sqlite`) });
  const kysely = new Kysely<Record<string, Record<string, unknown>>>({ dialect });
  const sqlite = { instant: 'text', flag: 'integer' } as const;
  const given = kind === 'postgres' ? types : sqlite;
  const migrations = { '0001-accounts': accounts(given), '0002-profiles': profiles() };
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  const times = { createdAt: at, updatedAt: at };
  const flag = kind === 'postgres' ? false : 0;
  const rows: [string, Record<string, unknown>][] = [
    ['user', { id: 'user-1', name: 'Ada', email: 'ada@example.com', emailVerified: flag, ...times }],
    ['session', { id: 's', token, userId: 'user-1', expiresAt: '2100-01-01T00:00:00.000Z', ...times }],
    [
      'account',
      { id: 'a', accountId: 'user-1', providerId: 'credential', userId: 'user-1', password: 'x', ...times },
    ],
    ['profile', { userId: 'user-1', body: '{"displayName":"Ada L."}', revision: 4, updatedAt: at }],
    ['uid_clock', { id: 1, lastMillis: 1 }],
    ['wrong_password', { accountKey: 'k', times: '[1]', version: 1, latestMillis: 1 }],
  ];
  for (const [table, row] of rows) await kysely.insertInto(table).values(row).execute();
  await kysely.destroy();
  return environment;
}

function sqliteHandle(path: string) {
  const connection = new DatabaseSync(path);
  return {
    close: () => connection.close(),
    prepare(sql: string) {
      const statement = connection.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters: readonly unknown[]) => statement.all(...(parameters as string[])),
        run: (parameters: readonly unknown[]) => statement.run(...(parameters as string[])),
        iterate: (parameters: readonly unknown[]) => statement.iterate(...(parameters as string[])),
      };
    },
  };
}

describe.each(databaseKinds)('a database of the first version on %s', (kind) => {
  it('is brought up to date with everyone in it, by several at once, and again', async () => {
    const environment = await firstVersion(kind);
    const databases = await Promise.all(
      (kind === 'postgres' ? [1, 2, 3] : [1]).map(() =>
        openDatabase(readSettings(environment), () => undefined),
      ),
    );
    await Promise.all(databases.map((database) => database.migrate()));
    for (const database of databases) await database.close();

    const rig = await serverRig(kind, { environment });
    const read = await rig.call(routes.readProfile, { token });
    expect(read.json()).toMatchObject({ data: { uid: 'user-1', displayName: 'Ada L.' }, revision: 4 });
    expect((await rig.call(routes.sessions, { token })).json().sessions).toEqual([
      {
        id: 's',
        method: 'password',
        createdAt: at,
        isThis: true,
        lastSeenAt: expect.any(String),
        expiresAt: '2100-01-01T00:00:00.000Z',
      },
    ]);
    expect((await rig.call(routes.signInMethods, { token })).json()).toMatchObject({ password: true });
    const counted = await rig.database.kysely.selectFrom('attempt').selectAll().execute();
    expect(counted).toMatchObject([{ accountKey: 'k', times: '[1]' }]);
    const bob = await rig.person();
    expect(
      sessionAnswerSchema.parse((await rig.call(routes.signIn, { body: bob })).json()).identity.uid,
    ).toBe(bob.identity.uid);
  });
});
