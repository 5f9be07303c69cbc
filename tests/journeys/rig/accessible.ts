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

/**
 * Expects that axe finds nothing on the screen as it is: all rules in the light theme, and those about colour again in the dark
 * one, since nothing else differs there.
 */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
  expect(await findings(page), `${what}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  const aboutColour = ['color-contrast', 'link-in-text-block'];
  expect(await findings(page, aboutColour), `${what}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}
