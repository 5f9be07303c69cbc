import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';

/**
 * From here on (milliseconds that the event loop is late) calls are refused, so that some are answered at all: whoever waited this
 * long would hear nothing before the client's 15 s are over (A § 9). A machine that is merely busy stays well below.
 */
const longestDelayMillis = 10_000;

/** Refuses calls (503) while the server is far behind. */
export async function refuseUnderPressure(
  app: FastifyInstance,
  maxEventLoopDelay = longestDelayMillis,
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay,
    pressureHandler: async (_request, _reply, _type, delayMillis) => {
      // A second without a single measurement is reported as infinitely late; on a busy machine that is only a second.
      if (delayMillis !== Number.POSITIVE_INFINITY) throw new Problem('busy', { retryAfterSeconds: 5 });
    },
  });
}
