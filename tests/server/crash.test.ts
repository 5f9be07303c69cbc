import { describe, expect, it, vi } from 'vitest';
import { routes } from '#protocol/routes.ts';
import { rounds, showCount } from '../setup/counts.ts';
import { startPostgres } from '../setup/postgres.ts';
import { call, readProfile, signUp } from './rig/client.ts';
import { databaseKinds, emptyDatabase, emptyFolder } from './rig/empty-database.ts';
import { longMillis } from './rig/long.ts';
import { type ServerProcess, serverProcess } from './rig/server-process.ts';

vi.setConfig({ testTimeout: longMillis });

/** Ends something in the midst of the writes, and answers the server that serves from then on. */
type Crash = (server: ServerProcess) => Promise<ServerProcess>;

/**
 * Three people write as fast as they are answered, until the crash; then every acknowledged write must be there. Answers how
 * many there were, and the server that serves now.
 */
async function loseNothing(
  server: ServerProcess,
  crash: Crash,
  round: number,
): Promise<[number, ServerProcess]> {
  const people = await Promise.all([1, 2, 3].map((one) => signUp(server.origin, `person-${round}-${one}`)));
  const profiles = await Promise.all(people.map(({ token }) => readProfile(server.origin, token)));
  const acknowledged = people.map(() => 0);
  // The crash comes at another moment each time, once everyone has written something.
  const wanted = 5 + ((round * 7) % 23);
  const { promise: enough, resolve } = Promise.withResolvers<void>();
  let isOver = false;
  const writing = people.map(async ({ token }, at) => {
    const data = profiles[at]?.data;
    for (let count = 1; !isOver; count += 1) {
      const body = { ...data, displayName: `write ${count}` };
      const answer = await call(server.origin, routes.writeProfile, { token, body });
      if (answer?.status !== 200) return;
      acknowledged[at] = count;
      if (acknowledged.every((done) => done >= wanted)) resolve();
    }
  });
  await Promise.race([enough, Promise.all(writing)]);
  const next = await crash(server);
  isOver = true;
  await Promise.all(writing);
  for (const [at, { token }] of people.entries()) {
    const { data, revision } = await readProfile(next.origin, token);
    const kept = Number(/^write (\d+)$/.exec(data.displayName)?.[1]);
    // One write more than was acknowledged may have been done, its answer lost.
    const more = kept - (acknowledged[at] ?? 0);
    expect([0, 1]).toContain(more);
    expect(revision).toBe(kept);
    expect(kept).toBeGreaterThanOrEqual(wanted);
  }
  return [acknowledged.reduce((sum, count) => sum + count, 0), next];
}

describe.each(databaseKinds)('a crash on %s', (kind) => {
  it('of the server loses no write that was acknowledged', async () => {
    const environment = await emptyDatabase(kind);
    let server = serverProcess(environment);
    await server.ready;
    let writes = 0;
    const times: number[] = [];
    const count = rounds(40);
    for (let round = 0; round < count; round += 1) {
      const [written, next] = await loseNothing(
        server,
        async (ending) => {
          await ending.end('SIGKILL');
          const startedAt = performance.now();
          const starting = serverProcess(environment);
          await starting.ready;
          times.push(performance.now() - startedAt);
          return starting;
        },
        round,
      );
      writes += written;
      server = next;
    }
    showCount(
      `server killed on ${kind}`,
      `${count} times, 0 of ${writes} acknowledged writes lost, ready again within ${Math.max(...times).toFixed(0)} ms`,
    );
  });
});

describe('a crash of PostgreSQL', () => {
  it('loses no write that was acknowledged, and the server heals by itself', async () => {
    const postgres = await startPostgres();
    try {
      const server = serverProcess({ DATA_DIR: emptyFolder(), DATABASE_URL: postgres.url });
      await server.ready;
      let writes = 0;
      const count = rounds(40);
      for (let round = 0; round < count; round += 1) {
        const [written] = await loseNothing(
          server,
          async (same) => {
            await postgres.halt();
            expect((await call(same.origin, routes.live))?.status).toBe(200);
            expect((await call(same.origin, routes.ready))?.status).toBe(503);
            await postgres.start();
            return same;
          },
          round,
        );
        writes += written;
      }
      showCount('PostgreSQL killed', `${count} times, 0 of ${writes} acknowledged writes lost`);
    } finally {
      await postgres.stop();
    }
  });
});
