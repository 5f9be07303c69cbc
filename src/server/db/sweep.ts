import type { Database } from './database.ts';
import type { Readiness } from './readiness.ts';

const hourMillis = 60 * 60_000;
const dayMillis = 24 * hourMillis;

/** Removes sessions and codes that have ended, and counts of tries that no limit looks at any more. */
export async function sweep(database: Database, nowMillis: number): Promise<void> {
  const { kysely } = database;
  await kysely.deleteFrom('session').where('expiresAt', '<=', new Date(nowMillis).toISOString()).execute();
  await kysely.deleteFrom('one_time_code').where('endsAtMillis', '<=', nowMillis).execute();
  await kysely
    .deleteFrom('attempt')
    .where('latestMillis', '<=', nowMillis - dayMillis)
    .execute();
  await database.forgetDeleted();
}

/** Sweeps once the tables are there and every hour from then on, until the function answered is called. */
export function startSweeping(
  database: Database,
  readiness: Readiness,
  deps: { nowMillis: () => number; log: { warn(details: object, sentence: string): void } },
): () => void {
  function attempt(): void {
    if (!readiness.isMigrated()) return;
    sweep(database, deps.nowMillis()).catch((error) => deps.log.warn({ err: error }, 'sweep failed'));
  }
  readiness.migrated.then(attempt, () => undefined);
  const timer = setInterval(attempt, hourMillis);
  timer.unref();
  return () => clearInterval(timer);
}
