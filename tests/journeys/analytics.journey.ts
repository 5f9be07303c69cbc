import { expect, type Locator, type Page } from '@playwright/test';
import { analyticsTabs, analyticsWords, rangeWords } from '#content/analytics/dashboard.ts';
import { overviewWords } from '#content/analytics/overview.ts';
import { rangeKinds } from '#domain/analytics/range.ts';
import { pastSits } from '../bench/past-sits.ts';
import { expectAccessible } from './rig/accessible.ts';
import { openDevice, putRecords } from './rig/device.ts';
import { journey } from './rig/journey.ts';
import { pressOn, tabTo } from './rig/keyboard.ts';
import { dayText, fullSits, reached } from './rig/past-sits.ts';
import { type Person, signUpOnboarded } from './rig/person.ts';
import type { RunningServer } from './rig/server.ts';

/** Opens My Analytics for somebody with one full sit of stage 2 on each of the last days. */
async function analyticsOf(
  page: Page,
  server: RunningServer,
  { sits, address = '/analytics' }: { sits: number; address?: string },
): Promise<Person> {
  const person = await signUpOnboarded(server.origin, 'Ana Lytica');
  await openDevice(page, server.origin, person, { ...reached(2, 'read'), ...fullSits(2, sits) }, address);
  return person;
}

const range = (page: Page, name: string): Locator => page.getByRole('radio', { name, exact: true });

/** How many sessions Overview counts. */
const sessions = (page: Page): Locator =>
  page
    .getByRole('tabpanel')
    .getByRole('term')
    .filter({ hasText: overviewWords.totalSessions })
    .first()
    .locator('..')
    .getByRole('definition')
    .first();

journey(
  'ranges and days of one’s own choice, by keyboard, and again after a reload',
  async ({ page, server }) => {
    await analyticsOf(page, server, { sits: 400 });
    await expect(range(page, rangeWords.month)).toBeChecked();
    await expect(sessions(page)).toHaveText('29');
    await expectAccessible(page, 'overview');

    // The arrow keys lead along the ranges; each is shown at once and stands in the address.
    await tabTo(page, range(page, rangeWords.month));
    for (const [key, name, count] of [
      ['ArrowRight', 'quarter', '89'],
      ['ArrowRight', 'year', '364'],
      ['ArrowRight', 'week', '6'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(sessions(page)).toHaveText(count);
      await expect(range(page, rangeWords[name])).toBeChecked();
      await expect(range(page, rangeWords[name])).toBeFocused();
      await expect(page).toHaveURL(`/analytics?range=${name}`);
    }

    const { custom } = analyticsWords;
    await pressOn(page, page.getByRole('button', { name: custom.open }));
    await page.getByLabel(custom.from, { exact: true }).fill(dayText(3));
    await page.getByLabel(custom.to, { exact: true }).fill(dayText(9));
    await pressOn(page, page.getByRole('button', { name: custom.apply }));
    await expect(page.getByRole('alert')).toHaveText(custom.invalid);
    await expect(page.getByLabel(custom.to, { exact: true })).toHaveValue(dayText(9));
    await page.getByLabel(custom.from, { exact: true }).fill(dayText(12));
    await page.keyboard.press('Enter');
    await expect(sessions(page)).toHaveText('4');
    for (const kind of rangeKinds) await expect(range(page, rangeWords[kind])).not.toBeChecked();

    // Every tab opens by keyboard over the chosen days, which stay after a reload.
    await tabTo(page, page.getByRole('tab', { selected: true }));
    for (const { name } of analyticsTabs.slice(1)) {
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
    }
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Usage', exact: true, selected: true })).toBeVisible();
    await page.getByRole('tab', { name: 'Overview', exact: true }).click();
    await expect(sessions(page)).toHaveText('4');

    // What no range can be is left out of the address.
    await page.goto(`/analytics?from=${dayText(3)}&to=yesterday&tab=nothing`);
    await expect(range(page, rangeWords.month)).toBeChecked();
    await expect(sessions(page)).toHaveText('29');
    await page.setViewportSize({ width: 320, height: 700 });
    for (const tab of ['overview', 'emotional', 'usage']) {
      await page.goto(`/analytics?range=year&tab=${tab}`);
      await expect(page.getByRole('tabpanel')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
  },
);

journey('what changes elsewhere is added up while it is open @once', async ({ page, server, context }) => {
  await analyticsOf(page, server, { sits: 3 });
  await expect(sessions(page)).toHaveText('3');
  const other = await context.newPage();
  await other.goto('/sessions');
  const sits = other.getByRole('main').getByRole('listitem');
  await expect(sits).toHaveCount(3);
  await sits
    .first()
    .getByRole('button', { name: /^Correct or delete/ })
    .click();
  await other
    .getByRole('dialog', { name: /^Correct or delete/ })
    .getByText('Delete', { exact: true })
    .click();
  await other
    .getByRole('alertdialog', { name: 'Delete this sit?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(sits).toHaveCount(2);
  await expect(sessions(page)).toHaveText('2');
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(sessions(page)).toHaveText('3');
});

const many = 10_000;

journey('10,000 sits are added up once, saying how far it is @once', async ({ page, server, noise }) => {
  // The totals of 10,000 sits that came behind the app's back are worked out before the screen's styles are wanted.
  noise.allow(/preloaded using link preload but not used/);
  const person = await analyticsOf(page, server, { sits: 1, address: '/home' });
  const past = pastSits(many);
  await putRecords(page, person, past);
  await page.goto('/analytics?range=year', { waitUntil: 'commit' });
  const bar = page.getByRole('progressbar', { name: analyticsWords.loading });
  await expect(bar).toHaveAttribute('aria-valuetext', /^Adding up your records: \d+ of \d+$/);
  const days = past.sessions?.map((session) => String(Object(session).practiceDay)) ?? [];
  // The one that was there before, and those of a year.
  const inAYear = String(1 + days.filter((day) => day >= dayText(364)).length);
  await expect(sessions(page)).toHaveText(inAYear, { timeout: 90_000 });
  await page.reload();
  await expect(sessions(page).or(bar)).toBeVisible();
  await expect(bar).toHaveCount(0);
  await expect(sessions(page)).toHaveText(inAYear);
});
