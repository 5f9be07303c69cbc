import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One PostgreSQL for all server contracts of a run; each test makes its own database in it. */
export default async function sharedPostgres(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres({ isDurable: false });
  project.provide('postgresUrl', postgres.url);
  return () => postgres.stop();
}
