import { expect, type Page } from '@playwright/test';

/**
 * Opens an address with a state for the router, from home, as another screen would, or an earlier version of the app has
 * left it in the history. `state` is JSON, so that it may hold what no object literal can.
 */
export async function openWithState(page: Page, address: string, state: string): Promise<void> {
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: 'Your Journey' })).toBeVisible();
  await page.evaluate(
    ([to, json]) => {
      const given: object = { ...history.state, ...JSON.parse(json) };
      // A key of this name is lost where objects are spread.
      const hostile = Object.getOwnPropertyDescriptor(JSON.parse(json), '__proto__');
      if (hostile) Object.defineProperty(given, '__proto__', hostile);
      History.prototype.pushState.call(history, given, '', to);
    },
    [address, state] as const,
  );
  await page.reload();
}
