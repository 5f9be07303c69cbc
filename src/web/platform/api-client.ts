import { failure, type Result, success } from '#domain/result.ts';
import { errorAnswerSchema } from '#protocol/errors.ts';
import type { Route } from '#protocol/routes.ts';
import type { Clock } from './clock.ts';
import type { Connectivity } from './connectivity.ts';

/** What may go wrong with a call, as somebody can act on it. Its sentence is content (A § 8, 'Data layer'). */
export type ApiProblem =
  | { kind: 'timeout' }
  | { kind: 'connection' }
  | { kind: 'status'; status: number; code?: string; message?: string; field?: string; body?: unknown }
  | { kind: 'malformed' };

/** How an answer is decoded: any schema of the protocol. */
export interface AnswerShape<Answer> {
  safeParse(value: unknown): { success: true; data: Answer } | { success: false };
}

export interface CallOptions {
  body?: unknown;
  /** Ends the call early; the answer is then a connection problem. */
  signal?: AbortSignal;
  /** Another token than the current one. */
  token?: string;
  /** Lets the call go on after the page is left. */
  keepalive?: boolean;
  /** Takes the answer's cookie along: only where a round trip to Google or Apple begins (A § 7). */
  withCookie?: boolean;
}

/** Calls to the server. */
export interface ApiClient {
  /** One call, decoded; `bearer` is the token that it was made with. */
  send<Answer>(
    route: Route,
    answer: AnswerShape<Answer>,
    options?: CallOptions,
  ): Promise<Result<Answer, ApiProblem>>;
  /** Calls back with the token that the server refused as no longer valid (401 'unauthenticated'). */
  onRefused(listener: (token: string) => void): () => void;
}

export interface ApiClientParts {
  fetch?: typeof fetch;
  clock: Clock;
  connectivity: Connectivity;
  /** The bearer token of whoever is signed in, read at each call. */
  token: () => string | undefined;
}

/** A call is over after 15 s; after 10 s without an answer the server counts as out of reach (A § 9). */
export const callLimitMillis = 15_000;
export const offlineAfterMillis = 10_000;

function problemOf(status: number, body: unknown): ApiProblem {
  const parsed = errorAnswerSchema.safeParse(body);
  if (!parsed.success) return { kind: 'status', status, body };
  const { code, message, field } = parsed.data.error;
  return { kind: 'status', status, code, message, body, ...(field === undefined ? {} : { field }) };
}

/** Calls over HTTP. Every outcome is a result: nothing about the network or the answer is thrown. */
export function createApiClient(parts: ApiClientParts): ApiClient {
  const { clock, connectivity } = parts;
  const callServer = parts.fetch ?? ((...call: Parameters<typeof fetch>) => fetch(...call));
  const refusedListeners = new Set<(token: string) => void>();

  /** Makes the call and reads its whole body as text; undefined where no answer came. */
  async function exchange(
    route: Route,
    token: string | undefined,
    { body, signal, keepalive, withCookie }: CallOptions,
  ): Promise<{ status: number; text: string } | 'timeout' | 'connection'> {
    const ending = new AbortController();
    let hasEnded = false;
    const stopOffline = clock.setTimer(() => connectivity.report('Offline'), offlineAfterMillis);
    const stopEnd = clock.setTimer(() => {
      hasEnded = true;
      ending.abort();
    }, callLimitMillis);
    const giveUp = () => ending.abort();
    signal?.addEventListener('abort', giveUp, { once: true });
    if (signal?.aborted) giveUp();
    try {
      const response = await callServer(route.path, {
        method: route.method,
        headers: {
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        // The app signs nobody in by a cookie, so there is nothing for a cross-site request to ride on.
        credentials: withCookie ? 'same-origin' : 'omit',
        cache: 'no-store',
        signal: ending.signal,
        ...(keepalive ? { keepalive } : {}),
      });
      const text = await response.text();
      connectivity.report('Online');
      return { status: response.status, text };
    } catch {
      if (!hasEnded && signal?.aborted) return 'connection';
      connectivity.report('Offline');
      return hasEnded ? 'timeout' : 'connection';
    } finally {
      stopOffline();
      stopEnd();
      signal?.removeEventListener('abort', giveUp);
    }
  }

  return {
    async send(route, answer, options = {}) {
      const token = route.access === 'public' ? options.token : (options.token ?? parts.token());
      const exchanged = await exchange(route, token, options);
      if (typeof exchanged === 'string') return failure({ kind: exchanged });
      let body: unknown;
      try {
        body = JSON.parse(exchanged.text);
      } catch {
        body = undefined;
      }
      if (exchanged.status < 200 || exchanged.status > 299) {
        const problem = problemOf(exchanged.status, body);
        if (
          exchanged.status === 401 &&
          token &&
          problem.kind === 'status' &&
          problem.code === 'unauthenticated'
        )
          for (const listener of [...refusedListeners]) listener(token);
        return failure(problem);
      }
      const decoded = answer.safeParse(body);
      return decoded.success ? success(decoded.data) : failure({ kind: 'malformed' });
    },
    onRefused(listener) {
      refusedListeners.add(listener);
      return () => refusedListeners.delete(listener);
    },
  };
}
