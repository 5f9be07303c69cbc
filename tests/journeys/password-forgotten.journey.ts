import { expect, type Page } from '@playwright/test';
import { linkIn } from '../setup/mail-server.ts';
import { expectAccessible } from './rig/accessible.ts';
import { accountJourney } from './rig/account-journey.ts';
import { openDevice } from './rig/device.ts';
import { expectSignsIn, newPassword, passwordField, refusedEntry } from './rig/entering.ts';
import { keyboardOf } from './rig/hand.ts';
import { newCredentials, signUpOnboarded } from './rig/person.ts';

/** Asks for a link by the form, as it stands. */
async function askForLink(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Look into your mail' })).toBeFocused();
}

accountJourney(
  'a forgotten password is replaced by the link of a mail, once, and every session ends @once',
  async ({ page, server, surroundings, browser, noise }) => {
    noise.allow(refusedEntry);
    const person = await signUpOnboarded(server.origin, 'Flora Forgot');
    // Another device, on which she is signed in.
    const elsewhere = await browser.newContext({ baseURL: server.origin });
    const other = await elsewhere.newPage();
    await openDevice(other, server.origin, person, {}, '/home');
    await expect(other.getByRole('heading', { name: 'Your Journey' })).toBeVisible();

    await page.goto('/signin');
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Forgot Password?' }).click();
    await expect(page).toHaveURL('/forgot-password');
    await expect(page).toHaveTitle('Forgot Password? · Ninefold');
    // What was typed is taken along.
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await expectAccessible(page, 'forgotten password');
    await page.getByLabel('Email').fill('nobody');
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText('This is not a complete email address.')).toBeVisible();
    await askForLink(page, person.email);
    await expect(
      page.getByText(`If there is an account with ${person.email}, a link is on its way.`),
    ).toBeVisible();
    await expectAccessible(page, 'forgotten password, sent');

    const link = linkIn(await surroundings.mailTo(person.email));
    expect(`${link.origin}${link.pathname}`).toBe(`${server.origin}/reset-password`);
    await page.goto(link.href);
    await expect(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible();
    await expectAccessible(page, 'new password');
    const field = passwordField(page, 'New password');
    const save = page.getByRole('button', { name: 'Save new password' });
    for (const [wrong, sentence] of [
      ['', 'Please enter your password.'],
      ['short', 'This password is too short.'],
      ['p'.repeat(129), 'This password is too long.'],
      ['password', 'This password is one of the commonest and easy to guess.'],
    ] as const) {
      await field.fill(wrong);
      await save.click();
      await expect(page.getByText(sentence)).toBeVisible();
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(wrong);
    }
    await field.fill(newPassword);
    await save.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your password was changed' })).toBeFocused();
    await expectAccessible(page, 'new password, saved');

    // The other device is signed out with its next call.
    await other.goto('/profile');
    await expect(other).toHaveURL(/\/signin/);
    await elsewhere.close();

    await page.getByRole('link', { name: 'Sign In' }).click();
    await page.getByLabel('Email').fill(person.email);
    await passwordField(page, 'Password').fill(person.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText('The email or the password is not right.')).toBeVisible();
    await expectSignsIn(page, person, newPassword);

    // The link was good for once; signed in or not, it says so.
    await page.goto(link.href);
    await passwordField(page, 'New password').fill('another harbour maple');
    await save.click();
    await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeFocused();
    await expectAccessible(page, 'new password, link ended');
    await page.getByRole('link', { name: 'Send a new link' }).click();
    await expect(page).toHaveURL('/forgot-password');
  },
);

accountJourney(
  'a link that is cut off, and one that another has ended, say so @once',
  async ({ page, server, surroundings, noise }) => {
    noise.allow(refusedEntry);
    const person = await signUpOnboarded(server.origin, 'Carl Cutoff');
    await page.goto('/reset-password');
    await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
    await page.getByRole('link', { name: 'Send a new link' }).click();
    await askForLink(page, person.email);
    const first = linkIn(await surroundings.mailTo(person.email));
    await page.getByRole('button', { name: 'Send it again' }).click();
    const second = linkIn(await surroundings.mailTo(person.email, 2));
    expect(second.hash).not.toBe(first.hash);
    await page.goto(first.href);
    await passwordField(page, 'New password').fill(newPassword);
    await page.getByRole('button', { name: 'Save new password' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your password was changed' })).toBeFocused();
    // With the one that was used all others have ended, also when they are opened in the same window.
    await page.goto(second.href);
    await passwordField(page, 'New password').fill('another harbour maple');
    await page.getByRole('button', { name: 'Save new password' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeFocused();
    await page.goto('/signin');
    await expectSignsIn(page, person, newPassword);
  },
);

accountJourney(
  'nothing tells whether an email has an account, and too many mails are told of @once',
  async ({ page, surroundings, noise }) => {
    noise.allow(refusedEntry);
    const { email } = newCredentials('Nobody Known');
    await page.goto('/forgot-password');
    await askForLink(page, email);
    await expect(page.getByText(`If there is an account with ${email}, a link is on its way.`)).toBeVisible();
    const again = page.getByRole('button', { name: 'Send it again' });
    const tooMany = page.getByText('Several mails were just sent to this address.');
    await expect(async () => {
      await again.click();
      await expect(tooMany).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expectAccessible(page, 'forgotten password, too many mails');
    expect(surroundings.mails.arrived.filter(({ to }) => to.includes(email))).toEqual([]);
  },
);

accountJourney(
  'a forgotten password is replaced with the keyboard alone @desk',
  async ({ page, server, surroundings }) => {
    const person = await signUpOnboarded(server.origin, 'Kim Keys');
    const hand = keyboardOf(page);
    await page.goto('/signin');
    await hand.type(page.getByLabel('Email'), person.email);
    await hand.press(page.getByRole('button', { name: 'Forgot Password?' }));
    await hand.press(page.getByRole('button', { name: 'Send link' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Look into your mail' })).toBeFocused();
    await page.goto(linkIn(await surroundings.mailTo(person.email)).href);
    await hand.type(passwordField(page, 'New password'), newPassword);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Your password was changed' })).toBeFocused();
    await hand.press(page.getByRole('link', { name: 'Sign In' }));
    await expect(page).toHaveURL('/signin');
    await expectSignsIn(page, person, newPassword);
  },
);
