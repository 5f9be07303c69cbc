import { expect, type Page } from '@playwright/test';
import { stubAbilities } from './rig/abilities.ts';
import { recordsIn } from './rig/device.ts';
import { journey } from './rig/journey.ts';
import { endQuestion, remainingSeconds, sittingAt } from './rig/matrix.ts';

const hourMillis = 60 * 60 * 1000;
const notice = /The clock of this device changed during the sit/;

/**
 * Sits for five minutes, has the device's clock set, and sits on for five. Answers the seconds that have really passed since
 * the sit began, by a clock that nobody can set.
 */
async function sitAcross(page: Page, changeMillis: number): Promise<number> {
  const passed = () => page.evaluate(() => performance.now());
  const before = (await passed()) - (30 * 60 - (await remainingSeconds(page))) * 1000;
  await page.clock.runFor(5 * 60_000);
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + changeMillis);
  await page.clock.runFor(5 * 60_000);
  await expect(page.getByText('Notice, and come back')).toBeVisible();
  await page.getByRole('button', { name: 'Complete Early' }).click();
  const seconds = ((await passed()) - before) / 1000;
  await endQuestion(page).getByRole('button', { name: 'Log this sit' }).click();
  await expect(page).toHaveURL('/immediate-reflection');
  await expect(page.getByText('10 min', { exact: true })).toBeVisible();
  return seconds;
}

for (const hours of [1, -1, 24]) {
  journey(
    `the clock moved by ${hours} h in mid-sit changes nothing about its length @once`,
    async ({ page, server }) => {
      // The screen is kept on: so the device cannot have slept, and it was the clock.
      await stubAbilities(page);
      const person = await sittingAt(page, server, 2);
      const seconds = await sitAcross(page, hours * hourMillis);
      const [session] = await recordsIn<{ secondsSat: number }>(page, person, 'sessions');
      expect(Math.abs((session?.secondsSat ?? 0) - seconds)).toBeLessThan(2);
      await expect(page.getByText(notice)).toHaveCount(0);
    },
  );
}

journey(
  'a clock set back on a device that may have slept is not believed, and that is said @once',
  async ({ page, server }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'wakeLock', { value: undefined }));
    const person = await sittingAt(page, server, 2);
    const seconds = await sitAcross(page, -hourMillis);
    const [session] = await recordsIn<{ secondsSat: number }>(page, person, 'sessions');
    expect(Math.abs((session?.secondsSat ?? 0) - seconds)).toBeLessThan(2);
    await expect(page.getByText(notice)).toBeVisible();
  },
);
