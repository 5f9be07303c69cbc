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
 * Calls an address from ten connections at once for some seconds; answers how many answers came in a second. Throws where any
 * answer was not a success.
 */
export async function load({ url, token, body }: Call, shape: LoadShape): Promise<number> {
  const { seconds, perSecond, pipelining = 1 } = shape;
  const { non2xx, errors, timeouts, requests } = await autocannon({
    url,
    connections: 10,
    pipelining,
    duration: seconds,
    ...(perSecond === undefined ? {} : { overallRate: perSecond }),
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  if (non2xx + errors + timeouts > 0) {
    throw new Error(`${url}: ${non2xx} refused, ${errors} broken, ${timeouts} too late`);
  }
  return requests.average;
}
