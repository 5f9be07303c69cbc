import { expect, type Locator, type Page } from '@playwright/test';
import type { Hand } from './hand.ts';

/** Opens My Details as a person does: from the profile menu, or on a phone from the burger menu (A § 2). */
export async function openDetails(page: Page, hand: Hand, from: 'Profile menu' | 'Menu'): Promise<void> {
  await hand.press(page.getByRole('button', { name: from, exact: true }));
  await hand.press(page.getByRole('dialog', { name: from }).getByRole('link', { name: 'My Details' }));
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'My Details' })).toBeVisible();
}

/** A section of My Details by its heading. */
export function section(page: Page, title: string | RegExp): Locator {
  return page.getByRole('region', { name: title, exact: true });
}

/** The value that stands beside a label. */
export function valueBeside(part: Locator, label: string): Locator {
  return part.locator('dt', { hasText: new RegExp(`^${label}$`) }).locator('xpath=following-sibling::dd');
}
