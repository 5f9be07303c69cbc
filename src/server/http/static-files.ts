import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import files from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendProblem } from './error-handler.ts';
import { Problem } from './problem.ts';
import { pagePolicy } from './security-headers.ts';

const yearSeconds = 365 * 24 * 60 * 60;

/**
 * Serves the built web from `folder`. Files under /assets carry a hash of their content in their name and never change; all others,
 * the page and the service worker among them, are asked for anew each time. A navigation to any address that is no
 * file gets the page, which knows its routes; everything else that is not there gets 404.
 */
export async function staticFiles(app: FastifyInstance, folder: string): Promise<void> {
  // Not at the highest quality, which is meant for files that are compressed once: those lie beside the file.
  await app.register(compress, { brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } });
  const policy = readPolicy(folder);
  await app.register(files, {
    root: folder,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(folder, 'assets'));
      reply.header('cache-control', isHashed ? `public, max-age=${yearSeconds}, immutable` : 'no-cache');
      if (policy && path.startsWith(join(folder, 'index.html')))
        reply.header('content-security-policy', policy);
    },
  });
  app.setNotFoundHandler((request, reply) => {
    if (isNavigation(request)) return reply.sendFile('index.html');
    return sendProblem(new Problem('not_found'), request, reply);
  });
}

/** The security policy of the page, which allows what the build has written into it. */
function readPolicy(folder: string): string | undefined {
  const page = join(folder, 'index.html');
  return existsSync(page) ? pagePolicy(readFileSync(page, 'utf8')) : undefined;
}

function isNavigation(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const path = request.url.split('?', 1)[0] ?? '';
  if (/^\/(api|assets)(\/|$)/.test(path)) return false;
  return request.headers.accept?.includes('text/html') ?? false;
}
