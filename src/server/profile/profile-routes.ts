import type { FastifyInstance } from 'fastify';
import { profileAnswerSchema, profileWriteSchema } from '#protocol/profile.ts';
import { routes } from '#protocol/routes.ts';
import type { Caller } from '../auth/caller.ts';
import { callerOf } from '../auth/guard.ts';
import { described } from '../http/described.ts';
import { profileText } from './profile-text.ts';

const json = 'application/json; charset=utf-8';

/** Reading and writing one's own profile (A § 7). */
export function profileRoutes(write: (caller: Caller, body: unknown) => Promise<Caller>) {
  return async function register(app: FastifyInstance): Promise<void> {
    app.route({
      ...described(routes.readProfile, {
        summary: 'Read your own profile',
        answer: profileAnswerSchema,
        errors: ['unauthenticated'],
      }),
      handler: (request, reply) => {
        reply.type(json).send(profileText(callerOf(request)));
      },
    });
    app.route({
      ...described(routes.writeProfile, {
        summary: 'Write your own profile',
        body: profileWriteSchema,
        answer: profileAnswerSchema,
        errors: ['invalid_profile', 'unauthenticated', 'revision_conflict', 'body_too_large'],
      }),
      handler: async (request, reply) => {
        const written = await write(callerOf(request), request.body);
        return reply.type(json).send(profileText(written));
      },
    });
  };
}
