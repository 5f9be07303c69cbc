import type { Socket } from 'node:net';
import { answerMessages } from '#content/messages/answers.ts';
import { securityHeaders } from './security-headers.ts';

const statusLines: Record<string, string> = {
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
  clientErrorHandler: refuseUnreadable,
};

/** Answers what is not HTTP, or does not end: no route and no hook of the app ever sees it. */
function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify({ error: { code: 'malformed_body', message: answerMessages.malformed_body } });
  const headers = {
    ...securityHeaders,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const statusLine = statusLines[error.code ?? ''] ?? '400 Bad Request';
  socket.end([`HTTP/1.1 ${statusLine}`, ...lines, '', body].join('\r\n'));
}
