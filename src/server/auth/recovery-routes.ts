import type { FastifyInstance, FastifyRequest } from 'fastify';
import { passwordChangedMail } from '#content/mails/password-changed-mail.ts';
import { doneSchema } from '#protocol/own-account.ts';
import { emailVerificationSchema, forgotPasswordSchema, passwordResetSchema } from '#protocol/recovery.ts';
import { routes } from '#protocol/routes.ts';
import { described } from '../http/described.ts';
import { loggedEvent } from '../http/log.ts';
import { Problem } from '../http/problem.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { EmailVerification } from './email-verification.ts';
import { callerOf } from './guard.ts';
import type { PasswordReset } from './password-reset.ts';

/** Forgotten passwords and addresses to prove. Without a mail server, asking for a link is answered 404. */
export function recoveryRoutes(deps: {
  mailer: Mailer | undefined;
  reset: PasswordReset;
  verification: EmailVerification;
}) {
  /** Asks for a link. The mail goes out behind the answer, which is the same whether there is an account or not. */
  async function ask(request: FastifyRequest): Promise<{ done: true }> {
    if (!deps.mailer) throw new Problem('not_found');
    const mail = await deps.reset.begin(request.body);
    if (mail) deps.mailer.send(mail);
    return { done: true };
  }

  return async function register(app: FastifyInstance): Promise<void> {
    app.route({
      ...described(routes.forgotPassword, {
        summary: 'Have a link sent by mail to choose a new password',
        body: forgotPasswordSchema,
        answer: doneSchema,
        errors: ['invalid_request', 'invalid_email', 'not_found', 'too_many_mails', 'too_many_requests'],
      }),
      handler: (request) => loggedEvent(request, 'password-forgotten', () => ask(request)),
    });
    app.route({
      ...described(routes.resetPassword, {
        summary: 'Choose a new password by the code of a link; ends all sessions',
        body: passwordResetSchema,
        answer: doneSchema,
        errors: [
          'invalid_request',
          'code_ended',
          'password_too_short',
          'password_too_long',
          'password_too_common',
          'too_many_requests',
          'busy',
        ],
      }),
      handler: async (request) => {
        const work = () => deps.reset.finish(request.body);
        const { email } = await loggedEvent(request, 'password-reset', work, ({ uid }) => uid);
        deps.mailer?.send({
          to: email,
          subject: passwordChangedMail.subject,
          text: passwordChangedMail.text(),
        });
        return { done: true };
      },
    });
    app.route({
      ...described(routes.verifyEmail, {
        summary: 'Prove your email address by the code of a link',
        body: emailVerificationSchema,
        answer: doneSchema,
        errors: ['invalid_request', 'code_ended', 'unauthenticated'],
      }),
      handler: (request) =>
        loggedEvent(request, 'email-verified', async () => {
          await deps.verification.finish(callerOf(request), request.body);
          return { done: true };
        }),
    });
  };
}
