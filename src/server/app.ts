import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { bodyLimitBytes } from '#protocol/routes.ts';
import { accountRoutes } from './account/account-routes.ts';
import { authRoutes } from './auth/auth-routes.ts';
import { guardSignedInRoutes } from './auth/guard.ts';
import type { PasswordHasher } from './auth/password-hasher.ts';
import { recoveryRoutes } from './auth/recovery-routes.ts';
import type { Settings } from './config/settings.ts';
import type { Database } from './db/database.ts';
import type { Readiness } from './db/readiness.ts';
import { limitAddresses } from './http/address-limits.ts';
import { connectionLimits } from './http/connection-limits.ts';
import { errorHandler, sendProblem } from './http/error-handler.ts';
import { healthRoutes } from './http/health-routes.ts';
import { refuseHostileText } from './http/hostile-text.ts';
import { logAnswers, logOptions } from './http/log.ts';
import { collectOpenApi, openApiRoute } from './http/openapi.ts';
import { originOf } from './http/origin.ts';
import { refuseUnderPressure } from './http/pressure.ts';
import { Problem } from './http/problem.ts';
import { headersOf, protectAnswers } from './http/security-headers.ts';
import { settingsRoute } from './http/settings-route.ts';
import { staticFiles } from './http/static-files.ts';
import { createPeople } from './people.ts';
import { profileRoutes } from './profile/profile-routes.ts';
import { providerRoutes } from './providers/provider-routes.ts';

/** What the app is made of. Time comes from outside. */
export interface AppParts {
  settings: Settings;
  secret: string;
  database: Database;
  readiness: Readiness;
  hasher: PasswordHasher;
  nowMillis: () => number;
  /** The folder of the built web. */
  webFolder: string;
  /** Where log lines go; standard output when left out. */
  logStream?: { write(line: string): void };
}

/** Builds the app from its parts. It opens no port: tests call it by `inject`, main listens. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings, database, readiness, hasher, nowMillis } = parts;
  const headers = headersOf({ isHttps: settings.publicUrl?.startsWith('https://') ?? false });
  const app = fastify({
    ...connectionLimits,
    bodyLimit: bodyLimitBytes,
    logger: logOptions(parts.logStream),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // A forwarded address is believed only behind a proxy of one's own network, which a public address tells of.
    trustProxy: settings.publicUrl === undefined ? false : ['loopback', 'linklocal', 'uniquelocal'],
    routerOptions: { maxParamLength: 200 },
    // An address that cannot be read reaches no hook.
    frameworkErrors: (_error, request, reply) => {
      sendProblem(new Problem('malformed_body'), request, reply.headers(headers));
    },
  });
  // Shapes are checked by the protocol's own schemas; fastify's are only the description.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(errorHandler(database));
  logAnswers(app);
  protectAnswers(app, headers);
  await collectOpenApi(app);
  await app.register(healthRoutes(readiness));
  await app.register(openApiRoute);
  await app.register(settingsRoute(settings));

  const origin = () => originOf(app, settings);
  const { secret } = parts;
  const people = createPeople({ settings, secret, database, hasher, nowMillis, origin, log: app.log });
  app.addHook('onClose', async () => people.mailer?.close());

  await app.register(async (personal) => {
    await limitAddresses(personal, settings);
    await refuseUnderPressure(personal);
    personal.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!readiness.isMigrated()) throw new Problem('unavailable', { retryAfterSeconds: 1 });
    });
    guardSignedInRoutes(personal, people.callers);
    personal.addHook('preValidation', async (request) => refuseHostileText(request.body));
    await personal.register(authRoutes(people));
    await personal.register(recoveryRoutes(people));
    await personal.register(
      providerRoutes({
        ...people,
        clients: people.providerClients,
        exchange: (request) => people.entering(request, 'provider-sign-in', people.exchange),
        origin,
      }),
    );
    await personal.register(accountRoutes(people));
    await personal.register(profileRoutes(people.writeProfile));
  });

  await app.register((web) => staticFiles(web, parts.webFolder));
  return app;
}
