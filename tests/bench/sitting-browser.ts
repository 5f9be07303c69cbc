import process from 'node:process';
import { chromium } from '@playwright/test';
import { sitWords } from '#content/screens/practice.ts';
import type { SitOf } from '#domain/practice/sit.ts';
import { killableBrowser } from '../journeys/rig/killable-browser.ts';
import { type RawTab, rawBrowser } from '../journeys/rig/raw-tab.ts';
import { until } from '../journeys/rig/until.ts';
import { exampleMatrixSit } from '../setup/example-sit.ts';
import { type Device, putOn } from './device.ts';
import { matrixPersonOn, timerPath } from './matrix-person.ts';

/** Chains of timers in a hidden tab wake once a minute, as in everyday use, only sooner: after a second and not after minutes. */
const throttling = '--enable-features=IntensiveWakeUpThrottling:grace_period_seconds/1';

/** The longest sit there is, of which only the end is sat. */
const plannedMinutes = 120;

/** A sit that goes on in a tab. */
export interface ResumedSit {
  tab: RawTab;
  /** When it went on, as the page's own clock said, in milliseconds since 1970. */
  resumedAtMillis: number;
}

/**
 * A Chromium of its own in which one person sits, driven by its debugging interface alone, so that it treats a hidden tab as it
 * treats everybody's.
 */
export interface SittingBrowser {
  /** Lets a sit of two hours go on of which so much is left, in a new tab that is seen. `probe` runs in the page before the app. */
  resume(leftMillis: number, probe: () => void): Promise<ResumedSit>;
  /** Puts another tab before the tab. */
  hide(tab: RawTab): Promise<void>;
  remove(): Promise<void>;
}

/** Starts it, with somebody new of this name. `settings` are the device's own. */
export async function startSittingBrowser(
  origin: string,
  name: string,
  settings: object,
): Promise<SittingBrowser> {
  const browser = await killableBrowser([throttling]);
  // It is a process group of its own, which Ctrl-C does not reach.
  const interrupted = (): void => void browser.remove().then(() => process.exit(130));
  process.once('SIGINT', interrupted);
  const remove = async (): Promise<void> => {
    process.off('SIGINT', interrupted);
    await browser.remove();
  };
  const address = await browser.start();
  const records = { settings: [{ key: 'settings', ...settings }] };
  const person = await onDevice(address, origin, (device) => matrixPersonOn(device, name, records)).catch(
    async (problem: unknown) => {
      await remove();
      throw problem;
    },
  );
  const { uid } = person.session.identity;
  const raw = await rawBrowser(address);
  let open: RawTab | undefined;

  return {
    async resume(leftMillis, probe) {
      // The tab of the sit before has to let go of it.
      if (open) await raw.closeTab(open);
      await onDevice(address, origin, (device) => putOn(device, uid, { sits: [interruptedSit(leftMillis)] }));
      const tab = await raw.openTab('about:blank');
      open = tab;
      await tab.send('Page.enable');
      await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${probe})()` });
      await tab.send('Page.navigate', { url: origin + timerPath });
      await until('the page', async () => (await isApp(tab)) || undefined);
      // What it fetches for itself would be counted among what the sit costs.
      await tab.evaluate('navigator.serviceWorker.ready.then(() => true)');
      await press(tab, sitWords.resume, 'document.querySelector("h2")');
      const resumedAtMillis = await press(tab, sitWords.resume, 'document.querySelector("[role=timer]")');
      return { tab, resumedAtMillis };
    },
    async hide(tab) {
      await raw.activate(await raw.openTab('about:blank'));
      await until(
        'the tab to be hidden',
        async () => (await tab.evaluate<boolean>('document.hidden')) || undefined,
      );
    },
    remove() {
      raw.close();
      return remove();
    },
  };
}

/** Works on the browser's storage with Playwright, which lets go of the browser afterwards: it would keep hidden tabs awake. */
async function onDevice<Answer>(
  address: string,
  origin: string,
  work: (device: Device) => Promise<Answer>,
): Promise<Answer> {
  const connected = await chromium.connectOverCDP(address);
  const [context] = connected.contexts();
  if (!context) throw new Error('The browser has no window.');
  try {
    return await work({ context, origin });
  } finally {
    await connected.close();
  }
}

function interruptedSit(leftMillis: number): SitOf<'matrix'> {
  const nowMillis = Date.now();
  const elapsedMillis = plannedMinutes * 60_000 - leftMillis;
  return exampleMatrixSit({
    sitId: `interrupted-${nowMillis}`,
    plannedMinutes,
    elapsedMillis,
    status: 'paused',
    startedAt: new Date(nowMillis - elapsedMillis).toISOString(),
    markedAt: new Date(nowMillis).toISOString(),
  });
}

async function isApp(tab: RawTab): Promise<boolean> {
  return tab.evaluate<boolean>('location.protocol !== "about:" && document.readyState === "complete"');
}

/** Presses the button of a name as soon as it is there, beside what is looked for; answers when, in milliseconds since 1970. */
async function press(tab: RawTab, name: string, beside: string): Promise<number> {
  const pressed = `(() => {
    const found = [...document.querySelectorAll('button')].find((button) => button.textContent.trim() === ${JSON.stringify(name)});
    if (!found || !${beside}) return null;
    const atMillis = performance.timeOrigin + performance.now();
    found.click();
    return atMillis;
  })()`;
  return until(`the button ${name}`, async () => (await tab.evaluate<number | null>(pressed)) ?? undefined);
}
