import process from 'node:process';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import type { SessionAnswer } from '#protocol/accounts.ts';
import { accountKey } from '#store/account-record.ts';
import { killableBrowser } from '../journeys/rig/killable-browser.ts';
import { rawBrowser } from '../journeys/rig/raw-tab.ts';
import { until } from '../journeys/rig/until.ts';
import { findWindowless } from '../setup/chromium.ts';

/** A Chromium for Lighthouse, which works through its debugging port. */
export interface LighthouseBrowser {
  /**
   * Looks at an address as somebody who was never there, on a phone (Lighthouse's own presets); with a session, as somebody
   * who is signed in. Throws where the screen that came is another one.
   */
  look(url: string, session?: SessionAnswer): Promise<Result>;
  remove(): Promise<void>;
}

/** Everything but the local storage, in which the session lies, is cleared before each look. */
const clearStorageTypes: Flags['clearStorageTypes'] = [
  'file_systems',
  'shader_cache',
  'service_workers',
  'cache_storage',
  'indexeddb',
];

/** How often a page is loaded before Lighthouse's own failure to record it counts. */
const mostAttempts = 4;

/** One measurement. On a busy machine Lighthouse now and then loses the start of its own recording, and asks to be run again. */
async function measured(url: string, port: number, attempt = 1): Promise<Result> {
  const answer = await lighthouse(url, {
    port,
    logLevel: 'silent',
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
    clearStorageTypes,
  });
  if (!answer) throw new Error(`Lighthouse said nothing about ${url}.`);
  const { runtimeError } = answer.lhr;
  if (!runtimeError) return answer.lhr;
  if (runtimeError.code === 'NO_NAVSTART' && attempt < mostAttempts) return measured(url, port, attempt + 1);
  throw new Error(`Lighthouse at ${url}: ${runtimeError.message}`);
}

/** Starts it. `quietUrl` is an address of the app's origin at which nothing of the app runs. */
export async function startLighthouseBrowser(quietUrl: string): Promise<LighthouseBrowser> {
  const chromium = await killableBrowser([], findWindowless);
  const address = await chromium.start();
  // It is a process group of its own, which Ctrl-C does not reach.
  const interrupted = (): void => void chromium.remove().then(() => process.exit(130));
  process.once('SIGINT', interrupted);
  const browser = await rawBrowser(address);
  const quietTab = await browser.openTab(quietUrl);
  // A tab is there before its page is.
  await until('the quiet page', async () => {
    const isOpen = await quietTab.evaluate<boolean>(`location.href === '${quietUrl}'`).catch(() => false);
    return isOpen || undefined;
  });

  return {
    async look(url, session) {
      const stored = session
        ? `localStorage.setItem('${accountKey}', ${JSON.stringify(JSON.stringify(session))});`
        : '';
      await quietTab.evaluate(`localStorage.clear(); ${stored}`);
      const result = await measured(url, Number(new URL(address).port));
      if (result.finalDisplayedUrl !== url) throw new Error(`${url} led on to ${result.finalDisplayedUrl}.`);
      return result;
    },
    async remove() {
      process.off('SIGINT', interrupted);
      browser.close();
      await chromium.remove();
    },
  };
}
