import { expect } from '@playwright/test';
import { linkIn } from '../setup/mail-server.ts';
import { expectAccessible } from './rig/accessible.ts';
import { accountJourney, adminEmail } from './rig/account-journey.ts';
import { logOut, newPassword, passwordField, refusedEntry } from './rig/entering.ts';
import { pointer } from './rig/hand.ts';
import { type Person, profileOf } from './rig/person.ts';

accountJourney(
  'the email of an admin is confirmed by a link, and by a session of its own @once',
  async ({ page, server, surroundings, noise }) => {
    noise.allow(refusedEntry);
    await page.goto('/verify-email');
    await expect(page.getByText('This link was used already or has ended.')).toBeVisible();
    await expectAccessible(page, 'confirmation, without a code');

    await page.goto('/signup');
    await page.getByLabel('Name').fill('Ada Admin');
    await page.getByLabel('Email').fill(adminEmail);
    await passwordField(page, 'Password').fill(newPassword);
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(page).toHaveURL('/questionnaire');
    const link = linkIn(await surroundings.mailTo(adminEmail));
    expect(link.pathname).toBe('/verify-email');
    await logOut(page);

    await page.goto(link.href);
    await expect(page.getByText('Sign in to the account of this email first.')).toBeVisible();
    await expectAccessible(page, 'confirmation, signed out');
    await pointer.press(page.getByRole('main').getByRole('link', { name: 'Sign In' }));
    await expect(page).toHaveURL('/signin');
    await page.getByLabel('Email').fill(adminEmail);
    await passwordField(page, 'Password').fill(newPassword);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText('Your email is confirmed.')).toBeVisible();
    await expectAccessible(page, 'confirmation, done');
    const session = await page.evaluate(() => localStorage.getItem('ninefold-account'));
    const person: Person = {
      name: '',
      email: adminEmail,
      password: newPassword,
      session: JSON.parse(session ?? ''),
    };
    expect((await profileOf(server.origin, person)).data.role).toBe('admin');

    await page.goto(link.href);
    await page.reload();
    await expect(page.getByText('This link was used already or has ended.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/questionnaire');
  },
);
