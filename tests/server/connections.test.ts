import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { bodyLimitBytes, routes } from '#protocol/routes.ts';
import { rounds, showCount } from '../setup/counts.ts';
import { type ServerRig, serverRig } from './rig/server-rig.ts';

async function portOf(rig: ServerRig): Promise<number> {
  return Number(new URL(await rig.app.listen({ host: '127.0.0.1', port: 0 })).port);
}

/** Opens a connection, writes this, and answers everything that comes back until the server closes it. */
async function exchange(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (part) => {
    answer += part;
  });
  socket.on('error', () => undefined);
  socket.write(text);
  await once(socket, 'close');
  return answer;
}

it('what is no HTTP gets an answer as safe as any other', async () => {
  const rig = await serverRig('sqlite');
  const answer = await exchange(await portOf(rig), 'this is no HTTP\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  const live = await rig.call(routes.live);
  expect(answer).toContain(`content-security-policy: ${live.headers['content-security-policy']}\r\n`);
  expect(answer).toContain('x-content-type-options: nosniff\r\n');
  expect(answer).toContain('"code":"malformed_body"');
});

it('slow connections are closed in time, and hold nobody up', async () => {
  const rig = await serverRig('sqlite');
  const port = await portOf(rig);
  expect(rig.app.server.headersTimeout).toBeLessThanOrEqual(8_000);
  expect(rig.app.server.requestTimeout).toBeLessThanOrEqual(30_000);
  // The same closing, sooner: nobody wants to wait for it here.
  rig.app.server.headersTimeout = 400;
  const count = rounds(500);
  const slow = Promise.all(
    Array.from({ length: count }, () => exchange(port, 'GET /livez HTTP/1.1\r\nhost: x\r\nx-slow: ')),
  );
  const times: number[] = [];
  for (let round = 0; round < 50; round += 1) {
    const startedAt = performance.now();
    expect((await fetch(`http://127.0.0.1:${port}/livez`)).status).toBe(200);
    times.push(performance.now() - startedAt);
  }
  const answers = await slow;
  expect(new Set(answers.map((answer) => answer.split('\r\n')[0]))).toEqual(
    new Set(['HTTP/1.1 408 Request Timeout']),
  );
  const worst = times.toSorted((a, b) => a - b).at(-1) ?? 0;
  expect(worst).toBeLessThan(1_000);
  showCount(`${count} slow connections`, `the slowest of 50 other answers took ${worst.toFixed(0)} ms`);
});

it('a body that is too large is refused before it has come', async () => {
  const rig = await serverRig('sqlite');
  const ada = await rig.person();
  const head = [
    `POST ${routes.writeProfile.path} HTTP/1.1`,
    'host: x',
    `authorization: Bearer ${ada.token}`,
    'content-type: application/json',
    `content-length: ${bodyLimitBytes + 1}`,
  ];
  const answer = await exchange(await portOf(rig), `${head.join('\r\n')}\r\n\r\n{"displayName":"`);
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toContain('"code":"body_too_large"');
});
