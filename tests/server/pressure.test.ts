import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { refuseUnderPressure } from '#server/http/pressure.ts';
import { Problem } from '#server/http/problem.ts';

/** Keeps this process from doing anything else. */
function block(millis: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, millis);
}

it('refuses calls while the server is far behind, and takes them again when it is not', async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  app.setErrorHandler((error, _request, reply) => {
    reply.code(error instanceof Problem ? error.status : 500).send(String(error));
  });
  await refuseUnderPressure(app, 100);
  app.get('/', async () => 'fine');
  const status = async () => (await app.inject('/')).statusCode;
  expect(await status()).toBe(200);
  // Measured over each second: most of its moments must be late ones.
  let seen = 200;
  for (let round = 0; round < 20 && seen === 200; round += 1) {
    block(250);
    await new Promise(setImmediate);
    seen = await status();
  }
  expect(seen).toBe(503);
  await expect.poll(status, { timeout: 10_000 }).toBe(200);
});
