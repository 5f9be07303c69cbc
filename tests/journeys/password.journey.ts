import { expect, type Page } from '@playwright/test';
import { linkIn } from '../setup/mail-server.ts';
import { expectAccessible } from './rig/accessible.ts';
import { accountJourney, adminEmail } from './rig/account-journey.ts';
import { openDevice } from './rig/device.ts';
import { keyboardOf, pointer } from './rig/hand.ts';
import { journey } from './rig/journey.ts';
import { section } from './rig/own-details.ts';
import { newCredentials, type Person, profileOf, signIn, signUpOnboarded } from './rig/person.ts';

const newPassword = 'harbour maple lantern';
const refused = /status of (?:400|401|403|429)/;

const passwordField = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Asks for a link by the form, as it stands. */
async function askForLink(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Look into your mail' })).toBeFocused();
}

async function expectSignsIn(page: Page, person: Person, password: string, address = '/home'): Promise<void> {
  await page.getByLabel('Email').fill(person.email);
  await passwordField(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(address);
}

journey('without mail, a forgotten password is told of as before', async ({ page }) => {
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
  'with no network, a forgotten password says that the server is out of reach',
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

accountJourney(
  'a forgotten password is replaced by the link of a mail, once, and every session ends',
  async ({ page, server, surroundings, browser, noise }) => {
    noise.allow(refused);
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
  'a link that is cut off, and one that another replaced, lead to a new one',
  async ({ page, server, surroundings, noise }) => {
    noise.allow(refused);
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
    const isEnded = page.getByRole('heading', { level: 1, name: 'This link no longer works' });
    const isDone = page.getByRole('heading', { level: 1, name: 'Your password was changed' });
    await expect(isEnded.or(isDone)).toBeVisible();
    // The last link is good in any case, also when it is opened in the same window.
    if (await isEnded.isVisible()) {
      await page.goto(second.href);
      await passwordField(page, 'New password').fill(newPassword);
      await page.getByRole('button', { name: 'Save new password' }).click();
    }
    await expect(isDone).toBeVisible();
    await page.getByRole('link', { name: 'Sign In' }).click();
    await expectSignsIn(page, person, newPassword);
  },
);

accountJourney(
  'nothing tells whether an email has an account, and too many mails are told of',
  async ({ page, surroundings, noise }) => {
    noise.allow(refused);
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

journey(
  'the password is changed, and every other device is signed out',
  async ({ page, server, browser, noise }) => {
    noise.allow(refused);
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

accountJourney(
  'the email of an admin is confirmed by a link, and by a session of its own',
  async ({ page, server, surroundings, noise }) => {
    noise.allow(refused);
    await page.goto('/verify-email');
    await expect(page.getByText('This link was used already or has ended.')).toBeVisible();
    await expectAccessible(page, 'confirmation, without a code');

    await page.goto('/signup');
    await page.getByLabel('Name').fill('Ada Admin');
    await page.getByLabel('Email').fill(adminEmail);
    await passwordField(page, 'Password').fill(newPassword);
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    if (await isTaken(page)) return;
    await expect(page).toHaveURL('/questionnaire');
    const link = linkIn(await surroundings.mailTo(adminEmail));
    expect(link.pathname).toBe('/verify-email');
    await page.getByRole('button', { name: 'Profile menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');

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

/** The one admin was made by another run of this journey on the same server: on the phone, or on the desk. */
async function isTaken(page: Page): Promise<boolean> {
  const taken = page.getByText('This email is already registered. Please sign in instead.');
  await expect(taken.or(page.getByText('Question 1 of 27'))).toBeVisible();
  return taken.isVisible();
}
