import type { Database } from './database.ts';

/** How long to wait before an absent database is tried again, and how long a check may take, in milliseconds. */
const retryMillis = 250;
const checkMillis = 2_000;

/** Whether the database can be worked with. */
export interface Readiness {
  /** Whether the tables are up to date; from then on each call finds out for itself whether the database is away. */
  isMigrated(): boolean;
  /** Asks the database now. */
  check(): Promise<boolean>;
  /** Resolves once the tables are up to date; rejects when they cannot be brought there. */
  readonly migrated: Promise<void>;
  stop(): void;
}

/**
 * Brings the tables up to date, trying again for as long as the database is away: the server can start before its
 * database. `onWaiting` hears of the first try that failed.
 */
export function startReadiness(database: Database, onWaiting: (error: unknown) => void): Readiness {
  let isMigrated = false;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const migrated = new Promise<void>((resolve, reject) => {
    let isFirst = true;
    async function attempt(): Promise<void> {
      try {
        await database.migrate();
        isMigrated = true;
        resolve();
      } catch (error) {
        if (isStopped) return;
        if (!database.isAway(error)) return reject(error);
        if (isFirst) onWaiting(error);
        isFirst = false;
        timer = setTimeout(attempt, retryMillis);
      }
    }
    void attempt();
  });

  return {
    isMigrated: () => isMigrated,
    migrated,
    async check() {
      if (!isMigrated) return false;
      let timeout: NodeJS.Timeout | undefined;
      const late = new Promise<boolean>((resolve) => {
        timeout = setTimeout(() => resolve(false), checkMillis);
      });
      const answers = database.ping().then(
        () => true,
        () => false,
      );
      const isReady = await Promise.race([answers, late]);
      clearTimeout(timeout);
      return isReady;
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
