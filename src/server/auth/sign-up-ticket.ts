import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What a new account needs and better-auth must not make inside its transaction: a uid needs the database on a
 * connection of its own, and a hash takes so long that everyone else would wait for the transaction to end.
 */
export interface SignUpTicket {
  uid: string;
  passwordHash: string;
  /** The database's own error, which better-auth logs and replaces by a code of its own. */
  cause?: Error;
}

/** The ticket of the sign-up that is running. */
export const signUpTicket = new AsyncLocalStorage<SignUpTicket>();
