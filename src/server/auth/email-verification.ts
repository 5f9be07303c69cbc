import { verificationMail } from '#content/mails/verification-mail.ts';
import { emailVerificationSchema, linkMinutes } from '#protocol/recovery.ts';
import type { Database } from '../db/database.ts';
import { decode } from '../http/decode.ts';
import { Problem } from '../http/problem.ts';
import type { Mail } from '../mail/mailer.ts';
import type { Attempts } from './attempts.ts';
import type { Caller } from './caller.ts';
import type { OneTimeCodes } from './one-time-codes.ts';

/** The proof that an address is its account's. */
export interface EmailVerification {
  /** Answers the mail that proves this person's address; undefined when several were just sent. */
  begin(person: { uid: string; email: string }): Promise<Mail | undefined>;
  /**
   * Takes the caller's address as proven, by the code in the body. The link alone is not enough: whoever gets it must
   * be the one who made the account, or a careless click would vouch for a stranger's.
   */
  finish(caller: Caller, body: unknown): Promise<void>;
}

export function createEmailVerification(deps: {
  database: Database;
  codes: OneTimeCodes;
  mails: Attempts;
  origin: () => string;
  nowMillis: () => number;
}): EmailVerification {
  return {
    async begin({ uid, email }) {
      const isAllowed = await deps.mails.begin(email).then(
        () => true,
        (error) => {
          if (error instanceof Problem) return false;
          throw error;
        },
      );
      if (!isAllowed) return undefined;
      const minutes = linkMinutes.verification;
      const code = await deps.codes.issue('verification', { userId: uid, lifeSeconds: minutes * 60 });
      const link = `${deps.origin()}/verify-email#${code}`;
      return { to: email, subject: verificationMail.subject, text: verificationMail.text(link, minutes) };
    },
    async finish(caller, body) {
      const { code } = decode(emailVerificationSchema, body, 'invalid_request');
      const found = await deps.codes.find('verification', code);
      if (found?.userId !== caller.uid || !(await deps.codes.spend('verification', code))) {
        throw new Problem('code_ended');
      }
      await deps.database.kysely
        .updateTable('user')
        .set({ emailVerified: true, updatedAt: new Date(deps.nowMillis()).toISOString() })
        .where('id', '=', caller.uid)
        .execute();
    },
  };
}
