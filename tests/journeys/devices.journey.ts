import { expect, type Locator, type Page } from '@playwright/test';
import { routes } from '#protocol/routes.ts';
import { expectAccessible } from './rig/accessible.ts';
import { openDevice } from './rig/device.ts';
import { keyboardOf } from './rig/hand.ts';
import { journey } from './rig/journey.ts';
import { section } from './rig/own-details.ts';
import { type Person, signIn, signUpOnboarded } from './rig/person.ts';

const refused = /status of (?:401|404)/;
const devices = (page: Page): Locator => section(page, 'Signing In').getByRole('listitem');

/** Signs in once more, as a phone of another make would. */
async function signInElsewhere(origin: string, person: Person, userAgent: string): Promise<string> {
  const answer = await fetch(`${origin}${routes.signIn.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ email: person.email, password: person.password, rememberMe: true }),
  });
  return ((await answer.json()) as { token: string }).token;
}

/** The answer of the server to a session's token. */
async function statusOf(origin: string, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${origin}${routes.readProfile.path}`, { headers })).status;
}

// A browser without a window calls itself by another name.
journey.use({
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
});

const phone = 'Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0';

journey(
  'every device that is signed in stands there, and is signed out for good @phone',
  async ({ page, server, browser, noise }) => {
    noise.allow(refused);
    const person = await signUpOnboarded(server.origin, 'Dina Devices');
    const token = await signInElsewhere(server.origin, person, phone);
    const unknown = await signInElsewhere(server.origin, person, 'a device of its own');
    const elsewhere = await browser.newContext({ baseURL: server.origin });
    const other = await elsewhere.newPage();
    await signIn(other, server.origin, person);
    await page.goto('/');
    await signIn(page, server.origin, person);
    await page.goto('/profile');

    // Five sessions: the sign-up itself, a phone, an unknown one, another browser, and this one.
    await expect(devices(page)).toHaveCount(5);
    const own = devices(page).filter({ hasText: 'This device' });
    await expect(own).toHaveCount(1);
    await expect(own).toContainText('Chrome on Linux');
    await expect(own).toContainText(/Signed in \d{1,2} \w+ \d{4}, with password/);
    await expect(own).toContainText(/Last seen \d{1,2} \w+ \d{4}, \d\d:\d\d/);
    await expectAccessible(page, 'devices');

    await devices(page).getByRole('button', { name: 'Sign out Firefox on Android' }).click();
    const news = page.getByText('Firefox on Android: signed out.');
    await expect(news).toBeVisible();
    await expect(devices(page)).toHaveCount(4);
    expect(await statusOf(server.origin, token)).toBe(401);
    expect(await statusOf(server.origin, unknown)).toBe(200);

    // One that has ended by itself meanwhile is gone just as well.
    const headers = { authorization: `Bearer ${unknown}`, 'content-type': 'application/json' };
    await fetch(`${server.origin}${routes.signOut.path}`, { method: 'POST', headers, body: '{}' });
    const nameless = devices(page).filter({ hasText: 'Unknown device' });
    await nameless.first().getByRole('button', { name: 'Sign out Unknown device' }).click();
    await expect(page.getByText('Unknown device: signed out.')).toBeVisible();

    // The other browser notices with its next call.
    const twin = devices(page).filter({ hasText: 'Chrome on Linux' }).filter({ hasNotText: 'This device' });
    await twin.getByRole('button', { name: 'Sign out Chrome on Linux' }).click();
    await expect(page.getByText('Chrome on Linux: signed out.')).toBeVisible();
    await other.goto('/profile');
    await expect(other).toHaveURL(/\/signin/);
    await elsewhere.close();

    // The last one is this one: its button does what Logout does.
    while ((await devices(page).count()) > 1) {
      const left = devices(page).filter({ hasNotText: 'This device' });
      const count = await devices(page).count();
      await left.first().getByRole('button').click();
      await expect(devices(page)).toHaveCount(count - 1);
    }
    await expect(page.getByText('You are signed in nowhere else.')).toBeVisible();
    await expectAccessible(page, 'devices, one alone');
    await devices(page).getByRole('button', { name: 'Sign out Chrome on Linux' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/home');
    await expect(page).toHaveURL('/signin');
  },
);

journey(
  'without the server nobody is shown as signed out, and the list comes by itself @phone',
  async ({ page, server, context, noise }) => {
    noise.allow(/ERR_INTERNET_DISCONNECTED|error occurred when fetching the script|status of 500/);
    const person = await signUpOnboarded(server.origin, 'Oskar Offline');
    const token = await signInElsewhere(server.origin, person, phone);
    let answer: 'hold' | 'fail' | 'pass' = 'hold';
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await context.route(`**${routes.sessions.path}`, async (route) => {
      if (answer === 'hold') await held;
      if (answer === 'fail') await route.fulfill({ status: 500, body: '{}' });
      else await route.continue();
    });
    await openDevice(page, server.origin, person, {}, '/profile');
    await expect(page.getByText('Loading your devices...')).toBeVisible();
    answer = 'fail';
    letGo();
    await expect(page.getByText('Server responded with status 500')).toBeVisible();
    await expectAccessible(page, 'devices, not known');
    answer = 'pass';
    await page.reload();
    await expect(devices(page)).toHaveCount(2);
    await context.setOffline(true);
    await devices(page).getByRole('button', { name: 'Sign out Firefox on Android' }).click();
    await expect(section(page, 'Signing In').getByText('Connection failed.')).toBeVisible();
    await expect(devices(page)).toHaveCount(2);
    await context.setOffline(false);
    expect(await statusOf(server.origin, token)).toBe(200);
  },
);

journey('a device is signed out with the keyboard alone @desk', async ({ page, server, noise }) => {
  noise.allow(refused);
  const person = await signUpOnboarded(server.origin, 'Kai Keys');
  await signInElsewhere(server.origin, person, phone);
  await openDevice(page, server.origin, person, {}, '/profile');
  const hand = keyboardOf(page);
  await expect(devices(page)).toHaveCount(2);
  await hand.press(devices(page).getByRole('button', { name: 'Sign out Firefox on Android' }));
  await expect(devices(page)).toHaveCount(1);
  // The focus stays where the news is.
  await expect(page.locator(':focus')).toContainText('Firefox on Android: signed out.');
});
