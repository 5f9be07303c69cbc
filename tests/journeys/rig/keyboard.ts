import type { Locator, Page } from '@playwright/test';

/** Moves the focus with Tab until it is on the wanted part; fails where it is never reached. */
export async function tabTo(page: Page, wanted: Locator, limit = 80): Promise<void> {
  for (let presses = 0; presses < limit; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${wanted}.`);
}

/** Reaches a part with Tab and presses a key on it. */
export async function pressOn(page: Page, wanted: Locator, key = 'Enter'): Promise<void> {
  await wanted.waitFor();
  await tabTo(page, wanted);
  await page.keyboard.press(key);
}
