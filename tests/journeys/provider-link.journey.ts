import { expect } from '@playwright/test';
import { expectAccessible } from './rig/accessible.ts';
import { accountJourney } from './rig/account-journey.ts';
import { openDevice } from './rig/device.ts';
import { logOut, refusedEntry } from './rig/entering.ts';
import { keyboardOf } from './rig/hand.ts';
import { section } from './rig/own-details.ts';
import { signIn, signUpOnboarded } from './rig/person.ts';
import { atTheProvider, google, guestOf } from './rig/provider-guest.ts';

accountJourney(
  'Google is linked and unlinked in My Details @once',
  async ({ page, context, server, surroundings, noise }) => {
    noise.allow(atTheProvider);
    noise.allow(refusedEntry);
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
  'Google is come by, linked and unlinked with the keyboard alone @desk',
  async ({ page, server, surroundings, noise }) => {
    noise.allow(atTheProvider);
    noise.allow(refusedEntry);
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
