import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller, Callers } from './caller.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined;
  }
}

/** Lets nobody without a good bearer token reach a route whose access is 'signed-in', before any body is read. */
export function guardSignedInRoutes(app: FastifyInstance, callers: Callers): void {
  app.decorateRequest('caller', undefined);
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.access === 'signed-in') request.caller = await callers.ofRequest(request);
  });
}

/** Who calls a route whose access is 'signed-in'. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new Error(`${request.routeOptions.url} is not behind the guard`);
  return request.caller;
}
