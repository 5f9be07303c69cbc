import type { HTTPMethods } from 'fastify';
import * as z from 'zod/mini';
import { type ErrorCode, errorAnswerSchema, errorStatus } from '#protocol/errors.ts';
import type { Route } from '#protocol/routes.ts';

/** What the description of the interface says about one address. */
export interface Description {
  summary: string;
  body?: z.ZodMiniType;
  answer?: z.ZodMiniType;
  errors?: readonly ErrorCode[];
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Route['access'];
    description?: Description;
  }
}

/** The options of a fastify route at an address of the protocol, with what the description says about it. */
export function described(route: Route, description: Description) {
  return {
    method: route.method as HTTPMethods,
    url: route.path,
    schema: { summary: description.summary },
    config: { access: route.access, description },
  };
}

/** A description as the JSON schemas of OpenAPI. Made only when someone asks for it. */
export function openApiSchema(access: Route['access'], { summary, body, answer, errors = [] }: Description) {
  const response: Record<string, object> = {
    200: { description: 'Success', ...(answer ? jsonSchema(answer, 'output') : { type: 'object' }) },
  };
  for (const code of errors) {
    const status = String(errorStatus[code]);
    const codes = errors.filter((other) => errorStatus[other] === errorStatus[code]);
    response[status] ??= { description: codes.join(', '), ...jsonSchema(errorAnswerSchema, 'output') };
  }
  return {
    summary,
    response,
    ...(body ? { body: jsonSchema(body, 'input') } : {}),
    security: access === 'signed-in' ? [{ bearer: [] }] : [],
  };
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
