import { once } from 'node:events';
import { createServer } from 'node:http';
import { securityHeaders } from '#server/http/security-headers.ts';

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Empty</title>
  </head>
  <body><h1>Empty</h1></body>
</html>
`;

/** A page with nothing on it, under the same headers as the real ones: what this machine, today, gives the best of pages. */
export interface EmptyPage {
  url: string;
  stop(): Promise<void>;
}

/** Serves the empty page on loopback. */
export async function serveEmptyPage(): Promise<EmptyPage> {
  const server = createServer((request, answer) => {
    const isPage = request.url === '/';
    answer.writeHead(isPage ? 200 : 204, {
      ...securityHeaders,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    answer.end(isPage ? page : undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was free.');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
