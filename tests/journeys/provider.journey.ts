import { expect, type Locator, type Page } from '@playwright/test';
import { linkIn } from '../setup/mail-server.ts';
import type { ProviderGuest } from '../setup/open-id-provider.ts';
import { expectAccessible } from './rig/accessible.ts';
import { accountJourney } from './rig/account-journey.ts';
import { openDevice } from './rig/device.ts';
import { keyboardOf } from './rig/hand.ts';
import { journey } from './rig/journey.ts';
import { section } from './rig/own-details.ts';
import { newCredentials, signIn, signUpOnboarded } from './rig/person.ts';

// The provider is a site of its own, and the browser goes there; its page has no icon.
const atTheProvider = /localhost/;
const refused = /status of (?:400|401|404|409|503)/;

const google = (page: Page): Locator => page.getByRole('button', { name: 'Continue with Google' });
const apple = (page: Page): Locator => page.getByRole('button', { name: 'Continue with Apple' });

/** A guest of the provider whom nobody knows yet. */
function guestOf(name: string, more: Partial<ProviderGuest> = {}): ProviderGuest {
  const { email } = newCredentials(name);
  return { subject: `subject of ${email}`, email, email_verified: true, name, ...more };
}

const logOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
};

accountJourney(
  'somebody new comes in by Google, and is known again',
  async ({ page, context, surroundings, noise }) => {
    noise.allow(atTheProvider);
    noise.allow(refused);
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

accountJourney('Remember me is taken along to Google', async ({ page, surroundings, noise }, { project }) => {
  noise.allow(atTheProvider);
  surroundings.openId.expectGuest(guestOf(`Rhea ${project.name}`));
  await page.goto('/signin');
  await page.getByRole('checkbox', { name: 'Remember me' }).setChecked(false);
  await google(page).click();
  await expect(page).toHaveURL('/questionnaire');
  expect(await page.evaluate(() => localStorage.getItem('ninefold-account'))).toBeNull();
  expect(await page.evaluate(() => sessionStorage.getItem('ninefold-account'))).toContain('token');
});

accountJourney(
  'Apple may not say a name, and the app does without',
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
  'each return that leads to no session says why',
  async ({ page, context, server, surroundings, noise }) => {
    noise.allow(atTheProvider);
    noise.allow(refused);
    const { openId } = surroundings;
    const alert = page.getByRole('alert');
    const tryGoogle = async (guest: ProviderGuest) => {
      // A new visit at the provider: its own cookies are of no use.
      await context.clearCookies();
      openId.expectGuest(guest);
      await page.goto('/signin?redirect=%2Fsessions');
      await google(page).click();
    };

    const local = await signUpOnboarded(server.origin, 'Lena Local');
    const same = guestOf('Lena Local', { email: local.email });
    await tryGoogle(same);
    await expect(page).toHaveURL('/signin?problem=account_exists');
    await expect(alert).toHaveText(
      'There is already an account with this email. Please sign in with your password, then connect Google or Apple in My Details.',
    );
    await expectAccessible(page, 'sign in, account exists');

    await tryGoogle(guestOf('Nina No', { refuses: true }));
    await expect(page).toHaveURL('/signin?problem=cancelled');
    await expect(alert).toHaveText('You did not sign in. Nothing was changed.');

    await tryGoogle(guestOf('Uma Unverified', { email_verified: false }));
    await expect(page).toHaveURL('/signin?problem=email_missing');
    await expect(alert).toHaveText(
      'No confirmed email address came with this sign-in. Please use your email and password instead.',
    );

    // A return that nobody left for.
    await page.goto('/api/auth/provider/return/google?code=made-up&state=made-up');
    await expect(page).toHaveURL('/signin?problem=google_failed');
    await expect(alert).toHaveText('Failed to sign in with Google');
    await page.goto('/signin?problem=apple_failed');
    await expect(alert).toHaveText('Failed to sign in with Apple');
    await page.goto('/signin?problem=made_up');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(alert).toHaveCount(0);

    // The code of somebody else signs nobody in.
    await page.goto('/signin');
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(`/signin#entry=${'A'.repeat(43)}`);
    await page.reload();
    await expect(alert).toHaveText('Failed to sign in: Please check your credentials.');
    await expect(page).toHaveURL('/signin');

    // With the password she gets in, and where she wanted to go.
    await tryGoogle(same);
    await expect(alert).toBeVisible();
    await page.getByLabel('Email').fill(local.email);
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(local.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL('/sessions');
  },
);

accountJourney(
  'a code that the server did not hear of is tried again by a reload',
  async ({ page, context, surroundings, noise }) => {
    noise.allow(atTheProvider);
    noise.allow(/ERR_FAILED|status of 400/);
    surroundings.openId.expectGuest(guestOf('Rita Reload'));
    await page.goto('/signin');
    await context.route('**/api/auth/provider/exchange', (route) => route.abort());
    await google(page).click();
    await expect(page.getByRole('alert')).toHaveText('Failed to sign in: Connection failed.');
    await context.unroute('**/api/auth/provider/exchange');
    await page.reload();
    await expect(page).toHaveURL('/questionnaire');
    // Used once, it is of no use to anybody else.
    await page.goto('/home');
  },
);

accountJourney(
  'Google is linked and unlinked in My Details',
  async ({ page, context, server, surroundings, noise }) => {
    noise.allow(atTheProvider);
    noise.allow(refused);
    const { openId } = surroundings;
    const person = await signUpOnboarded(server.origin, 'Lia Link');
    const guest = guestOf('Lia Link', { email: person.email });
    await signIn(page, server.origin, person);
    await page.goto('/profile');
    const signing = section(page, 'Signing In');
    const link = signing.getByRole('button', { name: 'Link Google' });
    await expect(signing.getByText('Google is not linked')).toBeVisible();

    openId.expectGuest({ ...guest, refuses: true });
    await link.click();
    await expect(page).toHaveURL('/profile?problem=cancelled');
    await expect(page.getByRole('alert')).toHaveText('You did not sign in. Nothing was changed.');

    await context.clearCookies();
    openId.expectGuest(guest);
    await link.click();
    await expect(page).toHaveURL('/profile?linked=google');
    await expect(page.getByText('You can now sign in with Google.')).toBeVisible();
    await expect(signing.getByText('Google is linked', { exact: true })).toBeVisible();
    await expectAccessible(page, 'signing in, linked');

    // Another person here cannot have the same account of the provider.
    const second = await signUpOnboarded(server.origin, 'Lou Late');
    await logOut(page);
    await signIn(page, server.origin, second);
    await page.goto('/profile');
    await link.click();
    await expect(page).toHaveURL('/profile?problem=linked_elsewhere');
    await expect(page.getByRole('alert')).toHaveText(
      'This Google or Apple account is already connected with another Ninefold account.',
    );
    await logOut(page);

    await page.goto('/signin');
    await google(page).click();
    await expect(page).toHaveURL('/home');
    await page.goto('/profile?linked=google');
    await signing.getByRole('button', { name: 'Unlink Google' }).click();
    await expect(signing.getByText('Google is no longer linked.')).toBeVisible();
    await expect(page).toHaveURL('/profile');
    await expect(page.getByText('You can now sign in with Google.')).toHaveCount(0);
    await expect(signing.getByText('Google is not linked')).toBeVisible();
    await expectAccessible(page, 'signing in, unlinked');
    await logOut(page);

    await page.goto('/signin');
    await google(page).click();
    await expect(page).toHaveURL('/signin?problem=account_exists');
  },
);

accountJourney(
  'a session that ended on the way connects nothing, and says so',
  async ({ page, server, surroundings, noise }) => {
    noise.allow(atTheProvider);
    noise.allow(refused);
    const person = await signUpOnboarded(server.origin, 'Sven Session');
    surroundings.openId.expectGuest(guestOf('Sven Session'));
    await openDevice(page, server.origin, person, {}, '/profile');
    const link = section(page, 'Signing In').getByRole('button', { name: 'Link Google' });
    await expect(link).toBeVisible();
    // While he is away, his session is ended elsewhere.
    await page.route(
      /localhost/,
      async (route) => {
        const token = `Bearer ${person.session.token}`;
        const headers = { authorization: token, 'content-type': 'application/json' };
        await fetch(`${server.origin}/api/auth/sign-out`, { method: 'POST', headers, body: '{}' });
        await route.continue();
      },
      { times: 1 },
    );
    await link.click();
    // This browser learns of it with its next call.
    await expect(page).toHaveURL(/\/signin\?redirect=%2Fprofile/);
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL('/profile?problem=session_ended');
    await expect(page.getByRole('alert')).toHaveText(
      'Your session has ended, so nothing was connected. Please sign in and try again.',
    );
    await expect(section(page, 'Signing In').getByText('Google is not linked')).toBeVisible();
  },
);

accountJourney('a provider that does not answer is told of, and the page stays', async ({ page, noise }) => {
  noise.allow(refused);
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
});

accountJourney(
  'Google is come by, linked and unlinked with the keyboard alone @desk',
  async ({ page, server, surroundings, noise }) => {
    noise.allow(atTheProvider);
    const person = await signUpOnboarded(server.origin, 'Kira Keys');
    surroundings.openId.expectGuest(guestOf('Kira Keys', { email: person.email }));
    const hand = keyboardOf(page);
    await openDevice(page, server.origin, person, {}, '/profile');
    const signing = section(page, 'Signing In');
    await hand.press(signing.getByRole('button', { name: 'Link Google' }));
    await expect(page).toHaveURL('/profile?linked=google');
    await hand.press(signing.getByRole('button', { name: 'Unlink Google' }));
    await expect(signing.getByText('Google is not linked')).toBeVisible();
    await expect(signing.getByRole('button', { name: 'Link Google' })).toBeFocused();
    await hand.press(signing.getByRole('button', { name: 'Link Google' }));
    await expect(page).toHaveURL('/profile?linked=google');
    await logOut(page);
    await page.goto('/signin');
    await hand.press(google(page));
    await expect(page).toHaveURL('/home');
  },
);

journey(
  'without their settings, Google and Apple say so by name, and My Details shows neither',
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
