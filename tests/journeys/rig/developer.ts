import { expect, type Locator, type Page } from '@playwright/test';
import { developerResetWords } from '#content/screens/developer-tools.ts';
import type { DeveloperReset } from '#domain/own-data/resets.ts';

/** The red button at the bottom left. */
export const devButton = (page: Page): Locator => page.getByRole('button', { name: 'Developer tools' });

/** The panel with the resets. */
export const devPanel = (page: Page): Locator => page.getByRole('dialog', { name: 'Developer tools' });

/** The question before a reset. */
export function resetQuestion(page: Page, reset: DeveloperReset): Locator {
  return page.getByRole('alertdialog', { name: developerResetWords[reset].question });
}

/** Asks for a reset in the open panel; the question names what it deletes. */
export async function askFor(page: Page, reset: DeveloperReset): Promise<void> {
  const { name, deletes } = developerResetWords[reset];
  await devPanel(page).getByRole('button', { name, exact: true }).click();
  await expect(resetQuestion(page, reset)).toContainText(deletes);
}

/** Opens the panel and resets; where the panel stays, it says that it was done. */
export async function resetOnce(page: Page, reset: DeveloperReset): Promise<void> {
  await devButton(page).click();
  await askFor(page, reset);
  await resetQuestion(page, reset).getByRole('button', { name: 'Reset', exact: true }).click();
}

/** Expects the panel to say that it was done, and closes it. */
export async function expectReset(page: Page, reset: DeveloperReset): Promise<void> {
  await expect(devPanel(page).getByText(`${developerResetWords[reset].name}: reset.`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(devPanel(page)).toBeHidden();
}
