import { describe, expect, it, vi } from 'vitest';
import { type Route, routes } from '#protocol/routes.ts';
import { freePort } from '../setup/free-port.ts';
import { startPostgres } from '../setup/postgres.ts';
import { call, readProfile, signUp } from './rig/client.ts';
import { emptyFolder } from './rig/empty-database.ts';
import { longMillis } from './rig/long.ts';
import { serverProcess } from './rig/server-process.ts';

vi.setConfig({ testTimeout: longMillis });

/** Asks again and again until the status is this one; answers how long that took, in milliseconds. */
async function untilStatus(origin: string, route: Route, status: number, token?: string): Promise<number> {
  const startedAt = performance.now();
  for (;;) {
    const answer = await call(origin, route, token === undefined ? {} : { token });
    if (answer?.status === status) return performance.now() - startedAt;
  }
}

describe('while PostgreSQL is away', () => {
  it('the server starts all the same, answers 503 with a time to come again, and heals', async () => {
    const postgres = await startPostgres();
    try {
      await postgres.halt();
      const port = String(await freePort());
      const server = serverProcess({ DATA_DIR: emptyFolder(), DATABASE_URL: postgres.url, PORT: port });
      await untilStatus(server.origin, routes.live, 200);
      expect((await call(server.origin, routes.ready))?.status).toBe(503);
      expect((await call(server.origin, routes.settings))?.status).toBe(200);
      const person = { name: 'ada', email: 'ada@example.com', password: 'a long enough phrase' };
      for (const [route, body] of [
        [routes.signUp, person],
        [routes.signIn, person],
        [routes.readProfile, undefined],
      ] as const) {
        const answer = await call(server.origin, route, { token: 'x'.repeat(32), ...(body ? { body } : {}) });
        expect(answer).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } });
        expect(Number(answer?.headers.get('retry-after'))).toBeGreaterThan(0);
      }
      expect(server.output()).toContain('The database does not answer yet.');
      expect(server.output()).not.toContain('Ninefold is ready');

      await postgres.start();
      await server.ready;
      const { token } = await signUp(server.origin, 'ada');

      // Away again, with sessions in use: nobody is signed out, and the process lives.
      await postgres.halt();
      expect(await call(server.origin, routes.readProfile, { token })).toMatchObject({
        status: 503,
        body: { error: { code: 'unavailable', requestId: expect.any(String) } },
      });
      const late = { ...person, email: 'late@example.com' };
      expect(await call(server.origin, routes.signUp, { body: late })).toMatchObject({ status: 503 });
      expect((await call(server.origin, routes.live))?.status).toBe(200);
      await postgres.start();
      expect(await untilStatus(server.origin, routes.readProfile, 200, token)).toBeLessThan(1_000);
      expect((await readProfile(server.origin, token)).data.displayName).toBe('ada');
      expect((await call(server.origin, routes.ready))?.status).toBe(200);
      expect(await server.end('SIGTERM')).toBe(0);
    } finally {
      await postgres.stop();
    }
  });
});
