import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { errorBody, Problem } from './problem.ts';

/** What fastify and its plugins refuse by themselves, by their codes. */
const refusals: Record<string, Problem> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new Problem('body_too_large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new Problem('unsupported_media_type'),
  FST_ERR_CTP_EMPTY_TYPE: new Problem('unsupported_media_type'),
};

/** The one handler of every error: tells the caller what they can act on, and nothing of how the server is made. */
export function errorHandler(database: Database) {
  return function answer(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
    const problem = problemOf(error, database);
    if (problem.status >= 500) {
      const level = problem.code === 'internal_error' ? 'error' : 'warn';
      request.log[level]({ err: error, code: problem.code }, 'request failed');
    }
    sendProblem(problem, request, reply);
  };
}

/** Sends a problem as its answer. */
export function sendProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply): void {
  const { retryAfterSeconds } = problem.details;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(retryAfterSeconds)));
  reply.code(problem.status).header('cache-control', 'no-store').send(errorBody(problem, request.id));
}

function problemOf(error: FastifyError | Error, database: Database): Problem {
  if (error instanceof Problem) return error;
  const code = 'code' in error ? String(error.code) : '';
  const refusal = refusals[code];
  if (refusal) return refusal;
  // The account was deleted while its owner's call was under way.
  if (database.isOwnerless(error)) return new Problem('unauthenticated');
  if (database.isAway(error)) return new Problem('unavailable', { retryAfterSeconds: 1 });
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 429) return new Problem('too_many_requests');
  if (status === 413) return new Problem('body_too_large');
  // What else fastify refuses is about a body or an address that cannot be read.
  if (status !== undefined && status >= 400 && status < 500) return new Problem('malformed_body');
  return new Problem('internal_error');
}
