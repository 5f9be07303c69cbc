import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** What axe finds on the screen as it is, in words; of all its rules, or of the named ones. */
async function findings(page: Page, only?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (rules) => {
    const tool = (window as unknown as { axe: typeof axe }).axe;
    const found = await tool.run(document, {
      resultTypes: ['violations'],
      ...(rules ? { runOnly: { type: 'rule', values: [...rules] } } : {}),
    });
    return found.violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}\n${failureSummary}`),
    );
  }, only);
}

/** Has what lies below the window drawn too: the browser leaves it as it was until it comes near, colours of a former theme included. */
async function drawAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** Waits until nothing moves or fades: a colour that is under way says nothing about the screen. */
async function calm(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isMoving = (): boolean =>
      document
        .getAnimations()
        .some(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        );
    for (let still = 0; still < 4; still = isMoving() ? 0 : still + 1) {
      await new Promise((frame) => requestAnimationFrame(frame));
    }
  });
}

/**
 * Expects that axe finds nothing on the screen as it is: all rules in the light theme, and those about colour again in the dark
 * one, since nothing else differs there.
 */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await drawAll(page);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
  await calm(page);
  expect(await findings(page), `${what}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await calm(page);
  const aboutColour = ['color-contrast', 'link-in-text-block'];
  expect(await findings(page, aboutColour), `${what}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}
