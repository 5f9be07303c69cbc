import type { FastifyRequest } from 'fastify';
import type { SessionAnswer } from '#protocol/accounts.ts';
import { loggedEvent } from '../http/log.ts';
import { Problem } from '../http/problem.ts';
import { type Caller, type Callers, identityOf } from './caller.ts';

/** Answers the token of a new session, for the body of a call and the user agent that sent it. */
export type Enter = (body: unknown, userAgent: string | undefined) => Promise<string>;

/** Lets someone in by one of the ways there are, and logs it under this name. */
export type Entering = (request: FastifyRequest, event: string, enter: Enter) => Promise<SessionAnswer>;

/** `onEntered` hears of everyone who got in. */
export function createEntering(deps: { callers: Callers; onEntered: (caller: Caller) => void }): Entering {
  return (request, event, enter) => {
    const work = async () => {
      const token = await enter(request.body, request.headers['user-agent']);
      const caller = await deps.callers.ofToken(token);
      // The account was deleted, or all its sessions were ended, in this very moment.
      if (!caller) throw new Problem('invalid_credentials');
      deps.onEntered(caller);
      return { token, expiresAt: caller.expiresAt.toISOString(), identity: identityOf(caller) };
    };
    return loggedEvent(request, event, work, (session) => session.identity.uid);
  };
}
