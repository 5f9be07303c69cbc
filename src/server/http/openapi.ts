import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { routes } from '#protocol/routes.ts';
import { described, openApiSchema } from './described.ts';

/** Collects every described route that is registered after it. */
export async function collectOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Ninefold',
        version: '1',
        description: 'Accounts and profiles. Sessions, notes and reflections never leave the device.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    hideUntagged: false,
    transform: ({ schema, url, route }) => {
      const { access, description } = route.config ?? {};
      if (!access || !description) return { schema: { ...schema, hide: true }, url };
      return { schema: openApiSchema(access, description), url };
    },
  });
}

/** Serves the description of the interface. */
export async function openApiRoute(app: FastifyInstance): Promise<void> {
  let text: string | undefined;
  app.route({
    ...described(routes.openapi, { summary: 'This description' }),
    handler: async (_request, reply) => {
      text ??= JSON.stringify(app.swagger());
      return reply.type('application/json; charset=utf-8').send(text);
    },
  });
}
