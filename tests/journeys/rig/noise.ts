import { type BrowserContext, expect } from '@playwright/test';

/** What a browser complained of while a journey ran. */
export interface Noise {
  /** Complaints of this kind belong to what the journey does (a network that is switched off, say). */
  allow(kind: RegExp): void;
  /** Fails where there was any other complaint. */
  expectNone(): void;
}

/**
 * Listens to a browser: errors and warnings of the console (which includes each breach of the content security policy), uncaught
 * errors, and requests to any other origin.
 */
export function listenForNoise(context: BrowserContext, origin: string): Noise {
  const complaints: string[] = [];
  const allowed: RegExp[] = [];
  context.on('console', (message) => {
    if (['error', 'warning', 'assert'].includes(message.type())) {
      complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (problem) =>
    complaints.push(`uncaught: ${String(problem.error().stack ?? problem.error())}`),
  );
  context.on('request', (request) => {
    const url = request.url();
    const isOwn = url.startsWith(`${origin}/`) || /^(?:blob:|data:|about:)/.test(url);
    if (!isOwn) complaints.push(`request to another origin: ${url}`);
  });
  return {
    allow: (kind) => allowed.push(kind),
    expectNone() {
      expect(complaints.filter((text) => !allowed.some((kind) => kind.test(text)))).toEqual([]);
    },
  };
}
