import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { onTestFinished } from 'vitest';
import { type SessionAnswer, sessionAnswerSchema } from '#protocol/accounts.ts';
import { type Route, routes } from '#protocol/routes.ts';
import { buildApp } from '#server/app.ts';
import { readSettings } from '#server/config/settings.ts';
import type { Database, DatabaseKind } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { startReadiness } from '#server/db/readiness.ts';
import { emptyDatabase } from './empty-database.ts';
import { type FastHasher, fastHasher } from './fast-hasher.ts';

/** What a call to the app carries. */
export interface Call {
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

/** The app on a database of its own, called without a port, with a clock that the test sets. */
export interface ServerRig {
  app: FastifyInstance;
  database: Database;
  hasher: FastHasher;
  /** The settings of its database, to put a second app on the same one. */
  environment: Record<string, string>;
  clock: { nowMillis: number };
  /** What was logged so far, one line each. */
  logged: string[];
  call(route: Route, given?: Call): Promise<LightMyRequestResponse>;
  /** Signs a new person up. Without a name of their own people differ by a count. */
  person(given?: Partial<Person>): Promise<SessionAnswer & Person>;
}

/** Who signs up. */
export interface Person {
  name: string;
  email: string;
  password: string;
  rememberMe: boolean;
}

/** What a rig may be given instead of its own. */
export interface RigParts {
  environment?: Record<string, string>;
  settings?: Record<string, string>;
  webFolder?: string;
  hasher?: FastHasher;
}

let people = 0;

/** Builds the app for the test that runs. */
export async function serverRig(kind: DatabaseKind, parts: RigParts = {}): Promise<ServerRig> {
  const environment = parts.environment ?? (await emptyDatabase(kind));
  const settings = readSettings({ ...environment, ...parts.settings });
  const database = await openDatabase(settings, () => undefined);
  const readiness = startReadiness(database, () => undefined);
  const hasher = parts.hasher ?? fastHasher();
  const clock = { nowMillis: Date.now() };
  const logged: string[] = [];
  const app = await buildApp({
    settings,
    secret: 'a secret of the tests, long enough to be one',
    database,
    readiness,
    hasher,
    nowMillis: () => clock.nowMillis,
    webFolder: parts.webFolder ?? `${environment.DATA_DIR}/web`,
    logStream: { write: (line) => void logged.push(line) },
  });
  onTestFinished(async () => {
    readiness.stop();
    await app.close();
    await database.close();
  });
  await readiness.migrated;

  async function call(route: Route, { body, token, headers = {} }: Call = {}) {
    return app.inject({
      method: route.method,
      url: route.path,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  }

  return {
    app,
    database,
    hasher,
    environment,
    clock,
    logged,
    call,
    async person(given = {}) {
      people += 1;
      const person: Person = {
        name: `Person ${people}`,
        email: `person-${people}@example.com`,
        password: `a long enough phrase ${people}`,
        rememberMe: false,
        ...given,
      };
      const answer = await call(routes.signUp, { body: person });
      return { ...sessionAnswerSchema.parse(answer.json()), ...person };
    },
  };
}

/** The code of an error answer. */
export function codeOf(answer: LightMyRequestResponse): string | undefined {
  return answer.json().error?.code;
}
