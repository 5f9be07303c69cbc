import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import type { DatabaseKind } from '#server/db/database.ts';

/** Both kinds of database that the server's contracts hold on. */
export const databaseKinds: readonly DatabaseKind[] = ['sqlite', 'postgres'];

/** Makes an empty folder that lasts as long as the test that runs. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ninefold-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The settings of an empty database of this kind, for the test that runs. */
export async function emptyDatabase(kind: DatabaseKind): Promise<Record<string, string>> {
  const settings = { DATA_DIR: emptyFolder() };
  return kind === 'sqlite' ? settings : { ...settings, DATABASE_URL: await emptyPostgres() };
}

async function emptyPostgres(): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  url.pathname = name;
  return url.href;
}
