import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from './person.ts';

/** A password that nobody has yet, to be chosen instead of another. */
export const newPassword = 'harbour maple lantern';

/** What the browser says of its own when the server refuses an entry. */
export const refusedEntry = /status of (?:400|401|403|404|409|429|503)/;

export const passwordField = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name, exact: true });

/** Signs in by the form that stands there, which leads to an address. */
export async function expectSignsIn(
  page: Page,
  person: Pick<Person, 'email'>,
  password: string,
  address = '/home',
): Promise<void> {
  await page.getByLabel('Email').fill(person.email);
  await passwordField(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(address);
}

/** Logs out by the profile menu. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
}
