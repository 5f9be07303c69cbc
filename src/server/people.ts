import type { FastifyBaseLogger } from 'fastify';
import { createPasswordChange } from './account/change-password.ts';
import { createAccountDeletion } from './account/delete-account.ts';
import { createOwnPassword } from './account/own-password.ts';
import { createOwnSessions } from './account/sessions.ts';
import { createOwnSignInMethods } from './account/sign-in-methods.ts';
import { createAttempts } from './auth/attempts.ts';
import { createAccounts } from './auth/better-auth.ts';
import { type Caller, createCallers } from './auth/caller.ts';
import { createEmailVerification } from './auth/email-verification.ts';
import { createEntering } from './auth/enter.ts';
import { createOneTimeCodes } from './auth/one-time-codes.ts';
import type { PasswordHasher } from './auth/password-hasher.ts';
import { createPasswordReset } from './auth/password-reset.ts';
import { createSignIn } from './auth/sign-in.ts';
import { createSignUp } from './auth/sign-up.ts';
import type { Settings } from './config/settings.ts';
import type { Database } from './db/database.ts';
import { createMailer } from './mail/mailer.ts';
import { createProfileWriter } from './profile/write-profile.ts';
import { createEntryExchange } from './providers/exchange-entry.ts';
import { createProviderAccounts } from './providers/provider-accounts.ts';
import { createProviderClients } from './providers/provider-clients.ts';
import { createProviderReturn } from './providers/provider-return.ts';

/** Everything that is done for people: their accounts, their sessions, their profiles. */
export function createPeople(parts: {
  settings: Settings;
  secret: string;
  database: Database;
  hasher: PasswordHasher;
  nowMillis: () => number;
  /** The origin that links and returns lead to. */
  origin: () => string;
  log: FastifyBaseLogger;
}) {
  const { settings, secret, database, hasher, nowMillis, origin, log } = parts;
  const { kysely } = database;
  const wrongPasswords = createAttempts(kysely, 'wrong-password', { secret, nowMillis });
  const mails = createAttempts(kysely, 'mail', { secret, nowMillis });
  const codes = createOneTimeCodes(kysely, nowMillis);
  const callers = createCallers({ database, nowMillis, adminEmail: settings.adminEmail });
  const accounts = createAccounts({ database, hasher, secret, publicUrl: settings.publicUrl });
  const mailer = settings.mail && createMailer({ ...settings.mail, log });
  const verification = createEmailVerification({ database, codes, mails, origin, nowMillis });

  /** Whoever has the admin's address is asked to prove it, until they have. */
  function onEntered(caller: Caller): void {
    if (!mailer || caller.email !== settings.adminEmail || caller.emailVerified) return;
    verification.begin(caller).then(
      (mail) => mail && mailer.send(mail),
      (error) => log.warn({ err: error }, 'no mail could be made'),
    );
  }

  const ownPassword = createOwnPassword({ kysely, hasher, wrongPasswords });
  const providerClients = createProviderClients(settings, { origin, nowMillis });
  const providerAccounts = createProviderAccounts(database, nowMillis);
  return {
    accounts,
    callers,
    codes,
    mailer,
    verification,
    providerClients,
    entering: createEntering({ callers, onEntered }),
    signUp: createSignUp({ accounts, database, hasher, nowMillis }),
    signIn: createSignIn({ accounts, wrongPasswords }),
    reset: createPasswordReset({ database, codes, hasher, mails, wrongPasswords, origin, nowMillis }),
    land: createProviderReturn({ clients: providerClients, accounts: providerAccounts, codes }),
    exchange: createEntryExchange({ codes, accounts: providerAccounts }),
    changePassword: createPasswordChange({ database, hasher, ownPassword, nowMillis }),
    deleteAccount: createAccountDeletion({ database, ownPassword, secret, nowMillis }),
    sessions: createOwnSessions(database, nowMillis),
    methods: createOwnSignInMethods(database),
    writeProfile: createProfileWriter({ database, callers, nowMillis }),
  };
}
export type People = ReturnType<typeof createPeople>;
