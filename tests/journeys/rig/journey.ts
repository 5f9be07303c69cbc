import { test as base } from '@playwright/test';
import { listenForNoise, type Noise } from './noise.ts';
import { type RunningServer, serverOf } from './server.ts';

export interface ForEachJourney {
  /** What the browser complained of; a journey fails on anything that it did not allow. */
  noise: Noise;
}

export interface ForEachWorker {
  server: RunningServer;
}

/** A journey: a browser, a real server with data of its own, and an ear for complaints. */
export const journey = base.extend<ForEachJourney, ForEachWorker>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const server = await serverOf();
      await server.start();
      await use(server);
      await server.remove();
    },
    { scope: 'worker' },
  ],
  noise: [
    async ({ context, server }, use) => {
      const noise = listenForNoise(context, server.origin);
      await use(noise);
      noise.expectNone();
    },
    { auto: true },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
});
