import { expect, type Page } from '@playwright/test';
import type { DeviceSettings } from '#store/device-settings.ts';
import { expectAccessible } from './rig/accessible.ts';
import { openDevice, recordsIn } from './rig/device.ts';
import { keyboardOf } from './rig/hand.ts';
import { journey } from './rig/journey.ts';
import { tabTo } from './rig/keyboard.ts';
import { personAt } from './rig/matrix.ts';
import { section } from './rig/own-details.ts';
import { type Person, profileOf, signUpOnboarded } from './rig/person.ts';
import { refuseWrites } from './rig/refusal.ts';

const preferences = (page: Page) => section(page, 'Preferences');
const reminders = (page: Page) => section(page, /^Reminders/);

const settingsOf = async (page: Page, person: Person) =>
  (await recordsIn<DeviceSettings>(page, person, 'settings'))[0];

journey('the theme that is chosen stays, for the whole browser @phone', async ({ page, server }) => {
  const person = await signUpOnboarded(server.origin, 'Theo Theme');
  await openDevice(page, server.origin, person, {}, '/profile');
  const theme = preferences(page).getByRole('group', { name: 'Theme' });
  await expect(theme.getByRole('radio', { name: 'Like the device' })).toBeChecked();
  await theme.getByText('Dark').click();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await expect(theme.getByRole('radio', { name: 'Dark' })).toBeChecked();
  // The profile menu has the same choice, and no other.
  await page.getByRole('button', { name: 'Profile menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Profile menu' });
  await expect(menu.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
  await menu.getByRole('button', { name: 'Light' }).click();
  await page.keyboard.press('Escape');
  await expect(theme.getByRole('radio', { name: 'Light' })).toBeChecked();
  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
});

journey(
  'the default duration is offered where a practice has none of its own @phone',
  async ({ page, server }) => {
    const person = await signUpOnboarded(server.origin, 'Dora Duration');
    await openDevice(page, server.origin, person, {}, '/seeker-practice-timer');
    // Nobody has wished for anything: the practice's own default (B § 9).
    await expect(page.getByLabel('Duration in minutes')).toHaveValue('10');
    await page.goto('/profile');
    const field = preferences(page).getByLabel('Default duration in minutes');
    await expect(field).toHaveValue('20');
    for (const wrong of ['0', '121', '']) {
      await field.fill(wrong);
      await expect(page.getByText('A default duration lasts 1 to 120 minutes.')).toBeVisible();
    }
    await expectAccessible(page, 'preferences, at fault');
    await field.fill('35');
    await expect(page.getByText('A default duration lasts 1 to 120 minutes.')).toHaveCount(0);
    await expect(preferences(page).getByText('Saved', { exact: true })).toBeVisible();
    await expect
      .poll(async () => {
        const { data } = await profileOf(server.origin, person);
        return data.enhancedProfile.preferences.defaultSessionDuration;
      })
      .toBe(35);
    await page.goto('/seeker-practice-timer');
    await expect(page.getByLabel('Duration in minutes')).toHaveValue('35');
    await page.goto('/seeker-practice-timer?level=t2');
    await expect(page.getByLabel('Duration in minutes')).toHaveValue('15');
  },
);

journey('bells, volume and time to settle are those of every setup @phone', async ({ page, server }) => {
  const person = await personAt(page, server, 2, '/profile');
  const bells = preferences(page).getByRole('group', { name: 'Bells' });
  await bells.getByRole('checkbox', { name: 'Bell at the start' }).uncheck();
  await bells.getByLabel('Bell in between').selectOption('every 5 minutes');
  await bells.getByLabel('Time to settle').selectOption('30 seconds');
  await bells.getByLabel('Volume').fill('25');
  await expect(preferences(page).getByText('Saved', { exact: true })).toBeVisible();
  await expect
    .poll(() => settingsOf(page, person))
    .toMatchObject({
      startBell: false,
      endBell: true,
      intervalMinutes: 5,
      preparationSeconds: 30,
      bellVolume: 0.25,
    });
  await page.goto('/stage2?step=timer');
  await expect(page.getByRole('checkbox', { name: 'Bell at the start' })).not.toBeChecked();
  await expect(page.getByLabel('Time to settle')).toHaveValue('30');
  await page.getByLabel('Time to settle').selectOption('None');
  await expect.poll(async () => (await settingsOf(page, person))?.preparationSeconds).toBe(0);
  await page.goto('/profile');
  await expect(bells.getByLabel('Time to settle')).toHaveValue('0');
});

journey('a day that begins later takes the night along @phone', async ({ page, server }) => {
  const person = await signUpOnboarded(server.origin, 'Nils Night');
  // Half past one at night in Berlin.
  await page.clock.install({ time: new Date('2027-01-13T00:30:00Z') });
  await openDevice(page, server.origin, person, {}, '/profile');
  const field = preferences(page).getByLabel('Your day begins at');
  await expect(field).toHaveValue('0');
  await field.selectOption('03:00');
  await expect.poll(async () => (await settingsOf(page, person))?.dayStartHour).toBe(3);
  await page.goto('/sessions?step=add');
  await page.getByLabel('Day', { exact: true }).fill('2027-01-13');
  await page.getByLabel('Began at').fill('01:00');
  await page.getByLabel('Length in minutes').fill('20');
  await page.getByLabel('Posture').selectOption('Chair Sitting');
  await page.getByRole('button', { name: 'Add this sit' }).click();
  await expect(page.getByText('The sit was added.')).toBeVisible();
  const [session] = await recordsIn<{ practiceDay: string }>(page, person, 'sessions');
  expect(session?.practiceDay).toBe('2027-01-12');
});

journey('hidden streaks are shown nowhere @phone', async ({ page, server }) => {
  const person = await signUpOnboarded(server.origin, 'Stella Streak');
  await openDevice(page, server.origin, person, {}, '/home');
  await expect(page.getByText('day streak')).toBeVisible();
  await page.goto('/profile');
  const box = preferences(page).getByRole('checkbox', { name: 'Hide streaks' });
  await expect(box).toHaveAccessibleDescription(/Days in a row are then shown nowhere/);
  await box.check();
  await expect(preferences(page).getByText('Saved', { exact: true })).toBeVisible();
  await page.goto('/home');
  await expect(page.getByText('total practice')).toBeVisible();
  await expect(page.getByText('day streak')).toHaveCount(0);
});

journey('reminders are kept as wishes, and said to be off @phone', async ({ page, server }) => {
  const person = await signUpOnboarded(server.origin, 'Remy Reminder');
  await openDevice(page, server.origin, person, {}, '/profile');
  await expect(reminders(page).getByRole('heading')).toHaveText('Reminders off until you allow them');
  await expect(reminders(page)).toContainText('So far nothing can deliver a reminder, so none will come.');
  const wishes = () =>
    profileOf(server.origin, person).then(({ data }) => {
      const { reminderEnabled, notifications } = data.enhancedProfile.preferences;
      return { reminderEnabled, ...notifications };
    });
  await reminders(page).getByRole('checkbox', { name: 'A reminder before a streak ends' }).uncheck();
  await reminders(page).getByRole('checkbox', { name: 'A look back each week' }).uncheck();
  await expect(reminders(page).getByText('Saved', { exact: true })).toBeVisible();
  await expect.poll(wishes).toEqual({
    reminderEnabled: true,
    dailyReminder: true,
    streakReminder: false,
    weeklyProgress: false,
  });
  await reminders(page).getByRole('checkbox', { name: 'I would like reminders' }).uncheck();
  await expect(reminders(page).getByRole('checkbox', { name: 'A reminder each day' })).toBeDisabled();
  await expect.poll(async () => (await wishes()).reminderEnabled).toBe(false);
  await page.reload();
  await expect(reminders(page).getByRole('checkbox', { name: 'I would like reminders' })).not.toBeChecked();
});

journey('what the device does not keep is as it was, and says so @phone', async ({ page, server }) => {
  const person = await signUpOnboarded(server.origin, 'Fay Full');
  await openDevice(page, server.origin, person, {}, '/profile');
  const notSaved = 'This could not be saved on this device, so it is as it was. Please try again.';
  const box = preferences(page).getByRole('checkbox', { name: 'Hide streaks' });
  const letSettings = await refuseWrites(page, 'settings');
  await box.click();
  await expect(preferences(page).getByText(notSaved)).toBeVisible();
  await expect(box).not.toBeChecked();
  await expectAccessible(page, 'preferences, not kept');
  await letSettings();
  await box.check();
  await expect(preferences(page).getByText('Saved', { exact: true })).toBeVisible();
  await expect(preferences(page).getByText(notSaved)).toHaveCount(0);

  await refuseWrites(page, 'profile');
  const wish = reminders(page).getByRole('checkbox', { name: 'A reminder each day' });
  await wish.click();
  await expect(reminders(page).getByText(notSaved)).toBeVisible();
  await expect(wish).toBeChecked();
});

journey('preferences are set with the keyboard alone @desk', async ({ page, server }) => {
  const person = await signUpOnboarded(server.origin, 'Kay Keys');
  await openDevice(page, server.origin, person, {}, '/profile');
  const hand = keyboardOf(page);
  await tabTo(page, preferences(page).getByRole('radio', { name: 'Like the device' }));
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await tabTo(page, preferences(page).getByLabel('Your day begins at'));
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await settingsOf(page, person))?.dayStartHour).toBe(1);
  await hand.choose(preferences(page).getByRole('checkbox', { name: 'Hide streaks' }));
  await expect.poll(async () => (await settingsOf(page, person))?.hideStreaks).toBe(true);
});
