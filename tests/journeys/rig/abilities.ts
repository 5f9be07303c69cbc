import type { Page } from '@playwright/test';

/** What the app asked of the device's vibration and of its wake lock, where both are stood in for. */
export interface Asked {
  /** Each pattern that was to be felt. */
  vibrations: (number | number[])[];
  /** Whether the screen is kept on at the moment, and how often that was asked for. */
  screen: { isHeld: boolean; requests: number };
}

/**
 * Stands in for what a browser without a body lacks: a vibration that is written down, and a wake lock that is granted. To be
 * called before the page is opened. The interfaces are asserted with it; no device is tried.
 */
export async function stubAbilities(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const asked: Asked = { vibrations: [], screen: { isHeld: false, requests: 0 } };
    Object.assign(window, { asked });
    class Lock extends EventTarget {
      released = false;
      async release(): Promise<void> {
        this.released = true;
        asked.screen.isHeld = false;
        this.dispatchEvent(new Event('release'));
      }
    }
    Object.defineProperty(navigator, 'vibrate', {
      value: (pattern: number | number[]) => asked.vibrations.push(pattern) > 0,
    });
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: async () => {
          asked.screen.requests += 1;
          asked.screen.isHeld = true;
          return new Lock();
        },
      },
    });
  });
}

/** What was asked so far. */
export function askedOf(page: Page): Promise<Asked> {
  return page.evaluate(() => (window as unknown as { asked: Asked }).asked);
}
