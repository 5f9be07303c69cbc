import { expect } from '@playwright/test';
import type { ProviderGuest } from '../setup/open-id-provider.ts';
import { expectAccessible } from './rig/accessible.ts';
import { accountJourney } from './rig/account-journey.ts';
import { openDevice } from './rig/device.ts';
import { refusedEntry } from './rig/entering.ts';
import { section } from './rig/own-details.ts';
import { signUpOnboarded } from './rig/person.ts';
import { atTheProvider, google, guestOf } from './rig/provider-guest.ts';

accountJourney(
  'each return that leads to no session says why @once',
  async ({ page, context, server, surroundings, noise }) => {
    noise.allow(atTheProvider);
    noise.allow(refusedEntry);
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
  'a code that the server did not hear of is tried again by a reload @once',
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
  'a session that ended on the way connects nothing, and says so @once',
  async ({ page, server, surroundings, noise }) => {
    noise.allow(atTheProvider);
    noise.allow(refusedEntry);
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
