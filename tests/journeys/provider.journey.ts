import { expect } from '@playwright/test';
import { linkIn } from '../setup/mail-server.ts';
import { expectAccessible } from './rig/accessible.ts';
import { accountJourney } from './rig/account-journey.ts';
import { openDevice } from './rig/device.ts';
import { logOut, refusedEntry } from './rig/entering.ts';
import { journey } from './rig/journey.ts';
import { section } from './rig/own-details.ts';
import { signUpOnboarded } from './rig/person.ts';
import { apple, atTheProvider, google, guestOf } from './rig/provider-guest.ts';

accountJourney(
  'somebody new comes in by Google, and is known again @once',
  async ({ page, context, surroundings, noise }) => {
    noise.allow(atTheProvider);
    noise.allow(refusedEntry);
    const guest = guestOf('Gina Google');
    surroundings.openId.expectGuest(guest);
    await page.goto('/signup');
    await google(page).click();
    await expect(page).toHaveURL('/questionnaire');
    await expect(page.getByRole('button', { name: 'Profile menu' })).toHaveText('G');
    // Nothing of the trip is left behind.
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('trip'))),
    ).toEqual([]);
    expect((await context.cookies()).filter(({ name }) => name.startsWith('ninefold'))).toEqual([]);
    await page.goto('/profile');
    const signing = section(page, 'Signing In');
    await expect(signing.getByText('Google is linked', { exact: true })).toBeVisible();
    await expect(signing.getByText('Apple is not linked')).toBeVisible();
    await expect(signing.getByText('This account has no password yet.')).toBeVisible();
    await expect(signing.getByRole('listitem').filter({ hasText: 'This device' })).toContainText(
      'with Google',
    );
    await expectAccessible(page, 'signing in, by Google alone');

    // The only way in cannot be taken away.
    await signing.getByRole('button', { name: 'Unlink Google' }).click();
    await expect(
      signing.getByText('This is your only way to sign in. Please set a password first.'),
    ).toBeVisible();
    await expect(signing.getByText('Google is linked', { exact: true })).toBeVisible();

    // A first password comes by a link.
    await signing.getByRole('button', { name: 'Send link' }).click();
    await expect(signing.getByText('a link is on its way')).toBeVisible();
    const link = linkIn(await surroundings.mailTo(guest.email ?? ''));
    await logOut(page);

    // She asked for another address; that is where she comes to.
    await page.goto('/sessions');
    await expect(page).toHaveURL('/signin?redirect=%2Fsessions');
    await google(page).click();
    await expect(page).toHaveURL('/sessions');

    await page.goto(link.href);
    await page.getByRole('textbox', { name: 'New password', exact: true }).fill('harbour maple lantern');
    await page.getByRole('button', { name: 'Save new password' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your password was changed' })).toBeVisible();
  },
);

accountJourney(
  'Remember me is taken along to Google @once',
  async ({ page, surroundings, noise }, { project }) => {
    noise.allow(atTheProvider);
    surroundings.openId.expectGuest(guestOf(`Rhea ${project.name}`));
    await page.goto('/signin');
    await page.getByRole('checkbox', { name: 'Remember me' }).setChecked(false);
    await google(page).click();
    await expect(page).toHaveURL('/questionnaire');
    expect(await page.evaluate(() => localStorage.getItem('ninefold-account'))).toBeNull();
    expect(await page.evaluate(() => sessionStorage.getItem('ninefold-account'))).toContain('token');
  },
);

accountJourney(
  'Apple may not say a name, and the app does without @once',
  async ({ page, surroundings, noise }) => {
    noise.allow(atTheProvider);
    const { name: _, ...nameless } = guestOf('Nobody Named');
    surroundings.openId.expectGuest(nameless);
    await page.goto('/signin');
    await apple(page).click();
    await expect(page).toHaveURL('/questionnaire');
    await expect(page.getByRole('button', { name: 'Profile menu' })).toHaveText('D');
    await page.goto('/profile');
    await expect(section(page, 'Basic Information')).toContainText('Not answered');
    await expect(section(page, 'Signing In').getByText('Apple is linked', { exact: true })).toBeVisible();
    await section(page, 'Basic Information').getByRole('button', { name: 'Change name' }).click();
    await page.getByLabel('Name').fill('Ann');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(page.getByRole('button', { name: 'Profile menu' })).toHaveText('A');
  },
);

accountJourney(
  'a provider that does not answer is told of, and the page stays @once',
  async ({ page, noise }) => {
    noise.allow(refusedEntry);
    await page.route('**/api/auth/provider/start', (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/json',
        body: JSON.stringify({ error: { code: 'provider_away', message: 'away' } }),
      }),
    );
    await page.goto('/signin');
    await google(page).click();
    const message = page.getByRole('alertdialog', {
      name: 'The sign-in service does not answer right now. Please try again in a moment.',
    });
    await message.getByRole('button', { name: 'OK' }).click();
    await expect(google(page)).not.toHaveAttribute('aria-busy');
    await expect(page).toHaveURL('/signin');
  },
);

journey(
  'without their settings, Google and Apple say so by name, and My Details shows neither @once',
  async ({ page, server }) => {
    for (const [button, sentence] of [
      [
        google(page),
        'Google authentication is not yet implemented. Please use your email and password instead.',
      ],
      [
        apple(page),
        'Apple authentication is not yet implemented. Please use your email and password instead.',
      ],
    ] as const) {
      for (const address of ['/signin', '/signup']) {
        await page.goto(address);
        await button.click();
        const message = page.getByRole('alertdialog', { name: sentence });
        await message.getByRole('button', { name: 'OK' }).click();
        await expect(page).toHaveURL(address);
      }
    }
    const person = await signUpOnboarded(server.origin, 'Pia Plain');
    await openDevice(page, server.origin, person, {}, '/profile');
    await expect(section(page, 'Signing In').getByRole('button', { name: 'Change password' })).toBeVisible();
    await expect(page.getByText('Google')).toHaveCount(0);
  },
);
