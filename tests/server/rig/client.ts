import { type SessionAnswer, sessionAnswerSchema } from '#protocol/accounts.ts';
import { type ProfileAnswer, profileAnswerSchema } from '#protocol/profile.ts';
import { type Route, routes } from '#protocol/routes.ts';

/** What a server answered; undefined where it did not, because it is gone. */
export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

/** Calls a server over the network. */
export async function call(
  origin: string,
  route: Route,
  { token, body }: { token?: string; body?: unknown } = {},
): Promise<Answer | undefined> {
  try {
    const answer = await fetch(origin + route.path, {
      method: route.method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** The body of an answer that must be a success; anything else is thrown as it came. */
async function bodyOf(answering: Promise<Answer | undefined>): Promise<unknown> {
  const answer = await answering;
  if (answer?.status !== 200)
    throw new Error(`Answered with ${answer?.status}: ${JSON.stringify(answer?.body)}`);
  return answer.body;
}

/** Signs someone up who must be let in. */
export async function signUp(origin: string, name: string): Promise<SessionAnswer> {
  const body = { name, email: `${name}@example.com`, password: 'a long enough phrase', rememberMe: true };
  return sessionAnswerSchema.parse(await bodyOf(call(origin, routes.signUp, { body })));
}

/** Reads a profile that must be there. */
export async function readProfile(origin: string, token: string): Promise<ProfileAnswer> {
  return profileAnswerSchema.parse(await bodyOf(call(origin, routes.readProfile, { token })));
}
