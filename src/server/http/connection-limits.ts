import type { Socket } from 'node:net';
import { contentSecurityPolicy } from './security-headers.ts';

const policy = Object.entries(contentSecurityPolicy)
  .map(([name, values]) => [name, ...values].join(' '))
  .join(';');

const refusals: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** What a slow or broken connection may cost: its headers 8 s, its whole request 30 s, and an answer as safe as any other. */
export const connectionLimits = {
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  forceCloseConnections: 'idle' as const,
  // Node looks at these limits only every 30 s unless told to look more often.
  http: { headersTimeout: 8_000, connectionsCheckingInterval: 1_000 },
  clientErrorHandler(error: Error & { code?: string }, socket: Socket): void {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const body = JSON.stringify({
      error: { code: 'malformed_body', message: 'The request could not be read.' },
    });
    socket.end(
      [
        `HTTP/1.1 ${refusals[error.code ?? ''] ?? '400 Bad Request'}`,
        'content-type: application/json; charset=utf-8',
        `content-length: ${Buffer.byteLength(body)}`,
        `content-security-policy: ${policy}`,
        'x-content-type-options: nosniff',
        'cache-control: no-store',
        'connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  },
};
