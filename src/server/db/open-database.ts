import { sqlitePath } from '../config/data-folder.ts';
import type { Settings } from '../config/settings.ts';
import type { Database } from './database.ts';

/**
 * Opens the database that the settings name: PostgreSQL by its address, else the SQLite file in the data folder. Only the
 * one in use is loaded. `onError` hears of connections that broke while nobody used them.
 */
export async function openDatabase(settings: Settings, onError: (error: Error) => void): Promise<Database> {
  if (settings.databaseUrl !== undefined) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(settings.databaseUrl, onError);
  }
  const { openSqlite } = await import('./sqlite.ts');
  return openSqlite(sqlitePath(settings.dataFolder));
}
