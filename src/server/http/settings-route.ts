import type { FastifyInstance } from 'fastify';
import { routes } from '#protocol/routes.ts';
import { type SettingsAnswer, settingsAnswerSchema } from '#protocol/settings.ts';
import type { Settings } from '../config/settings.ts';
import { described } from './described.ts';

/** What the shell must know before anyone signs in. */
export function settingsRoute(settings: Settings) {
  const answer: SettingsAnswer = {
    google: settings.google !== undefined,
    apple: settings.apple !== undefined,
    mail: settings.mail !== undefined,
    developerTools: settings.developerTools,
  };
  return async function register(app: FastifyInstance): Promise<void> {
    app.route({
      ...described(routes.settings, {
        summary: 'Which ways to sign in there are, and who may see the developer tools',
        answer: settingsAnswerSchema,
      }),
      handler: (_request, reply) => {
        reply.header('cache-control', 'no-cache').send(answer);
      },
    });
  };
}
