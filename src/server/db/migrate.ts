import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { DatabaseKind } from './database.ts';
import { accounts } from './migrations/0001-accounts.ts';
import { profiles } from './migrations/0002-profiles.ts';
import { ownAccount } from './migrations/0003-own-account.ts';
import type { Tables } from './tables.ts';

/** Column types that differ between the two kinds of database. */
export interface ColumnTypes {
  instant: 'text' | 'timestamptz';
  flag: 'integer' | 'boolean';
}

const columnTypes: Record<DatabaseKind, ColumnTypes> = {
  sqlite: { instant: 'text', flag: 'integer' },
  postgres: { instant: 'timestamptz', flag: 'boolean' },
};

/** Every step of the tables' history, in order. A step that was released never changes; a new one is added. */
const steps: Record<string, (types: ColumnTypes) => Migration> = {
  '0001-accounts': accounts,
  '0002-profiles': profiles,
  '0003-own-account': ownAccount,
};

/** Runs the steps that this database has not seen. The caller holds a lock against other processes. */
export async function migrateToLatest(kysely: Kysely<Tables>, kind: DatabaseKind): Promise<void> {
  const types = columnTypes[kind];
  const migrations = Object.fromEntries(Object.entries(steps).map(([name, step]) => [name, step(types)]));
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
