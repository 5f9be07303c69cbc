import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

/**
 * How the log is written: JSON lines with UTC times, without anything a person typed. An address is logged without its
 * query, a header and a body never.
 */
export function logOptions(stream: { write(line: string): void } | undefined) {
  return {
    level: 'info',
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (level: string) => ({ level }) },
    serializers: { err: errorOf },
    ...(stream ? { stream } : {}),
  };
}

/** What is logged of an error: its kind and place. The words of a refused body never stand in it. */
function errorOf(error: Error & { code?: unknown }) {
  return { type: error.name, code: error.code, message: error.message, stack: error.stack ?? '' };
}

/** Logs one line for each answer that changed something or failed. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (request.method !== 'GET' || reply.statusCode >= 400) {
      request.log.info(
        {
          method: request.method,
          path: request.routeOptions.url ?? request.url.split('?', 1)[0]?.slice(0, 200),
          status: reply.statusCode,
          millis: Math.round(reply.elapsedTime),
        },
        'answered',
      );
    }
    done();
  });
}

/** Does what changes an account and logs that it happened, or why it was refused: by uid and address, nothing else. */
export async function loggedEvent<Done>(
  request: FastifyRequest,
  event: string,
  work: () => Promise<Done>,
  uidOf: (done: Done) => string | undefined = () => request.caller?.uid,
): Promise<Done> {
  const { ip } = request;
  try {
    const done = await work();
    request.log.info({ event, uid: uidOf(done), ip }, event);
    return done;
  } catch (error) {
    if (error instanceof Problem) {
      const details = { event: `${event}-refused`, reason: error.code, uid: request.caller?.uid, ip };
      request.log.info(details, `${event} refused`);
    }
    throw error;
  }
}
