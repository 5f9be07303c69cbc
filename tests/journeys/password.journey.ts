import { expect } from '@playwright/test';
import { expectAccessible } from './rig/accessible.ts';
import { openDevice } from './rig/device.ts';
import { expectSignsIn, newPassword, refusedEntry } from './rig/entering.ts';
import { journey } from './rig/journey.ts';
import { section } from './rig/own-details.ts';
import { signIn, signUpOnboarded } from './rig/person.ts';

journey('without mail, a forgotten password is told of as before @phone', async ({ page }) => {
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Forgot Password?' }).click();
  const message = page.getByRole('alertdialog', {
    name: 'Forgot password functionality will be implemented soon.',
  });
  await message.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL('/signin');
  await page.goto('/forgot-password');
  await expect(page.getByText('Forgot password functionality will be implemented soon.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send link' })).toHaveCount(0);
  await expectAccessible(page, 'forgotten password, without mail');
  await page.getByRole('link', { name: 'Back to Sign In' }).click();
  await expect(page).toHaveURL('/signin');
});

journey(
  'with no network, a forgotten password says that the server is out of reach @phone',
  async ({ page, context, noise }) => {
    noise.allow(/ERR_INTERNET_DISCONNECTED|error occurred when fetching the script/);
    await page.goto('/signin');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Forgot Password?' }).click();
    const message = page.getByRole('alertdialog', { name: 'Connection failed.' });
    await message.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL('/signin');
  },
);

journey(
  'the password is changed, and every other device is signed out @phone',
  async ({ page, server, browser, noise }) => {
    noise.allow(refusedEntry);
    const person = await signUpOnboarded(server.origin, 'Petra Password');
    const elsewhere = await browser.newContext({ baseURL: server.origin });
    const other = await elsewhere.newPage();
    await signIn(other, server.origin, person);
    await openDevice(page, server.origin, person, {}, '/profile');
    const signing = section(page, 'Signing In');
    await expect(signing.getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page, 'signing in');

    const current = signing.getByRole('textbox', { name: 'Current password' });
    const next = signing.getByRole('textbox', { name: 'New password' });
    const change = signing.getByRole('button', { name: 'Change password' });
    await change.click();
    await expect(signing.getByText('Please enter your password.')).toHaveCount(2);
    await current.fill('not my password');
    await next.fill('short');
    await change.click();
    await expect(next).toHaveAccessibleDescription(/This password is too short/);
    await next.fill('password');
    await change.click();
    await expect(next).toHaveAccessibleDescription(/This password is one of the commonest/);
    await next.fill(newPassword);
    await change.click();
    await expect(current).toHaveAccessibleDescription(/This is not your current password/);
    await expect(current).toBeFocused();
    // Only a wrong token signs out.
    await expect(page).toHaveURL('/profile');
    await expectAccessible(page, 'change of password, at fault');
    await expect(next).toHaveValue(newPassword);
    await current.fill(person.password);
    await change.click();
    await expect(
      signing.getByText('Your password was changed, and your other devices were signed out.'),
    ).toBeVisible();
    await expect(current).toHaveValue('');
    await expect(signing.getByRole('listitem')).toHaveCount(1);
    await expect(signing.getByText('You are signed in nowhere else.')).toBeVisible();

    await other.goto('/profile');
    await expect(other).toHaveURL(/\/signin/);
    await expectSignsIn(other, person, newPassword, '/profile');
    await elsewhere.close();
  },
);
