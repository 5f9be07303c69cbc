import type { BrowserContext, Page, Request } from '@playwright/test';
import { until } from '../journeys/rig/until.ts';

/** What a browser fetched of the built web when it opened an address. */
export interface Loaded {
  /** JavaScript, CSS and fonts, as paths in the folder of the built web. */
  files: string[];
  /** The address that it came to. */
  path: string;
}

/** Resolves when the screen stands in its own fonts and the page has nothing left to do. */
async function standing(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(async () => {
    await new Promise((frame) => requestAnimationFrame(frame));
    await document.fonts.ready;
    await new Promise<unknown>((idle) => requestIdleCallback(idle));
  });
}

/**
 * Opens an address and gathers what is fetched until the screen stands and nothing is under way any more. `state` is what the
 * screen before hands over.
 */
export async function loadedAt(context: BrowserContext, path: string, state?: object): Promise<Loaded> {
  const page = await context.newPage();
  // The router keeps a state that bears a key.
  if (state)
    await page.addInitScript((handed) => history.replaceState(handed, ''), { ...state, key: 'handed' });
  const files = new Set<string>();
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    underWay.add(request);
    const { pathname } = new URL(request.url());
    if (/\.(?:js|css|woff2)$/.test(pathname)) files.add(pathname.slice(1));
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  await page.goto(path);
  await until(`${path} to be whole`, async () => {
    const before = files.size;
    await standing(page);
    return underWay.size === 0 && files.size === before ? true : undefined;
  });
  const arrived = new URL(page.url()).pathname;
  await page.close();
  return { files: [...files], path: arrived };
}
