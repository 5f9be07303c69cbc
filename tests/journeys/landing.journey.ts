import { expect } from '@playwright/test';
import { expectAccessible } from './rig/accessible.ts';
import { journey } from './rig/journey.ts';
import { pressOn } from './rig/keyboard.ts';

journey('the landing screen leads to sign-in and from there to sign-up', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'NINEFOLD' })).toBeVisible();
  await expectAccessible(page, 'landing');
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/signin');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await expectAccessible(page, 'sign in');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/signup');
  await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible();
  await expectAccessible(page, 'sign up');
});

journey('the keyboard alone leads to the form', async ({ page }) => {
  await page.goto('/');
  await pressOn(page, page.getByRole('link', { name: 'Continue' }));
  await expect(page).toHaveURL('/signin');
  await pressOn(page, page.getByRole('button', { name: 'Show password' }));
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAttribute('type', 'text');
});
