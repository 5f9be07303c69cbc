import autocannon from 'autocannon';

/** What is called, again and again. */
export interface Call {
  url: string;
  token?: string;
  /** Sent as JSON by POST; without it the call is a GET. */
  body?: unknown;
}

/** How a load is made. */
export interface LoadShape {
  seconds: number;
  /** At most so many calls a second; without it, as many as are answered. */
  perSecond?: number;
  /** How many calls a connection sends before the first of them is answered. */
  pipelining?: number;
}

/**
 * Makes calls to one address for some seconds, each over a connection of its own and all at once; answers how many answers came
 * in a second. Throws where any answer was not a success.
 */
export async function load(calls: readonly Call[], shape: LoadShape): Promise<number> {
  const { seconds, perSecond, pipelining = 1 } = shape;
  const [first] = calls;
  if (!first) throw new Error('There is nothing to call.');
  const waiting = [...calls];
  const { non2xx, errors, timeouts, requests } = await autocannon({
    ...requestOf(first),
    connections: calls.length,
    pipelining,
    duration: seconds,
    ...(perSecond === undefined ? {} : { overallRate: perSecond }),
    // A connection that sends ahead cannot be given a call of its own: there all make the first one.
    ...(pipelining === 1
      ? { setupClient: (client) => client.setRequest(requestOf(waiting.pop() ?? first)) }
      : {}),
  });
  if (non2xx + errors + timeouts > 0) {
    throw new Error(`${first.url}: ${non2xx} refused, ${errors} broken, ${timeouts} too late`);
  }
  return requests.average;
}

function requestOf({ url, token, body }: Call) {
  const { pathname: path } = new URL(url);
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  if (body === undefined) return { url, path, method: 'GET' as const, headers: authorization };
  const headers = { ...authorization, 'content-type': 'application/json' };
  return { url, path, method: 'POST' as const, headers, body: JSON.stringify(body) };
}
