import { expect, type Page } from '@playwright/test';

/**
 * Puts an address with a state into the browser's history, as an earlier version of the app may have left it there, and goes
 * to it. `state` is JSON, so that it may hold what no object literal can.
 */
export async function arriveWithState(page: Page, address: string, state: string): Promise<void> {
  await page.evaluate(
    ([to, json]) => {
      const given: object = { ...history.state, ...JSON.parse(json) };
      // A key of this name is lost where objects are spread.
      const hostile = Object.getOwnPropertyDescriptor(JSON.parse(json), '__proto__');
      if (hostile) Object.defineProperty(given, '__proto__', hostile);
      History.prototype.pushState.call(history, given, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    },
    [address, state] as const,
  );
}

/** The same, from home and by a new load of the address. */
export async function loadWithState(page: Page, address: string, state: object): Promise<void> {
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: 'Your Journey' })).toBeVisible();
  await page.evaluate(
    ([to, given]) =>
      History.prototype.pushState.call(history, { ...history.state, ...(given as object) }, '', to),
    [address, state] as const,
  );
  await page.reload();
}
