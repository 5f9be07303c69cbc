import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { routes } from '#protocol/routes.ts';
import type { Readiness } from '../db/readiness.ts';
import { described } from './described.ts';
import { Problem } from './problem.ts';

const liveSchema = z.object({ status: z.literal('live') });
const readySchema = z.object({ status: z.literal('ready') });

/** Whether the process lives, and whether it can do its work. */
export function healthRoutes(readiness: Readiness) {
  return async function register(app: FastifyInstance): Promise<void> {
    app.route({
      ...described(routes.live, { summary: 'The process lives', answer: liveSchema }),
      handler: (_request, reply) => {
        reply.header('cache-control', 'no-store').send({ status: 'live' });
      },
    });
    app.route({
      ...described(routes.ready, {
        summary: 'The database answers and its tables are up to date',
        answer: readySchema,
        errors: ['unavailable'],
      }),
      handler: async (_request, reply) => {
        if (!(await readiness.check())) throw new Problem('unavailable', { retryAfterSeconds: 1 });
        return reply.header('cache-control', 'no-store').send({ status: 'ready' });
      },
    });
  };
}
