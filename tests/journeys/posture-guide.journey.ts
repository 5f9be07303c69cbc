import { expect, type Page } from '@playwright/test';
import { postureDrawings } from '#content/posture-guide/drawings.ts';
import { type GuideTabKey, postureGuide } from '#content/posture-guide/guide.ts';
import type { GuideTab } from '#content/posture-guide/guide-tab.ts';
import { expectAccessible } from './rig/accessible.ts';
import { openDevice } from './rig/device.ts';
import { journey } from './rig/journey.ts';
import { pressOn } from './rig/keyboard.ts';
import { signUpOnboarded } from './rig/person.ts';

const tabs = Object.entries(postureGuide) as [GuideTabKey, GuideTab][];
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const addressOf = (key: GuideTabKey) => (key === 'overview' ? '/posture-guide' : `/posture-guide?tab=${key}`);

/** Expects a tab to be open, with all that stands in it. */
async function expectOpen(page: Page, key: GuideTabKey): Promise<void> {
  const { name, lead, sections }: GuideTab = postureGuide[key];
  await expect(page).toHaveURL(addressOf(key));
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  const panel = page.getByRole('tabpanel', { name });
  await expect(panel.getByText(lead)).toBeVisible();
  const titles = sections.map(({ title }) => title);
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(titles);
  const drawn = sections.flatMap(({ posture }) => (posture ? [postureDrawings[posture]] : []));
  await expect(panel.getByRole('img')).toHaveCount(drawn.length);
  for (const words of drawn) await expect(panel.getByRole('img', { name: words, exact: true })).toBeVisible();
}

journey(
  'the posture guide is read tab by tab, Back goes through them, and Continue leads on',
  async ({ page, server }) => {
    const person = await signUpOnboarded(server.origin, 'Paula Posture');
    await openDevice(page, server.origin, person);
    await page.getByRole('link', { name: 'Posture Guide' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Posture Guide' })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText(tabs.map(([, { name }]) => name));
    for (const [key, { name }] of tabs) {
      await tab(page, name).click();
      await expectOpen(page, key);
    }
    for (const [key] of tabs.toReversed().slice(1)) {
      await page.goBack();
      await expectOpen(page, key);
    }
    await tab(page, 'Breathing').click();
    await page.reload();
    await expectOpen(page, 'breathing');
    await tab(page, 'Spine Alignment').click();
    await expectOpen(page, 'spine');
    // However many tabs were opened, Continue goes back to where the guide was opened from.
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/home');
  },
);

journey(
  'the posture guide by its address alone: a tab, an unknown one, and on to Learn',
  async ({ page, server }) => {
    const person = await signUpOnboarded(server.origin, 'Ada Address');
    await openDevice(page, server.origin, person, {}, '/posture-guide?tab=hands');
    await expectOpen(page, 'hands');
    await tab(page, 'Eye Position').click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/learn');
    await page.goto('/posture-guide?tab=feet');
    await expect(tab(page, 'Overview')).toHaveAttribute('aria-selected', 'true');
  },
);

journey('axe finds nothing in any tab of the posture guide @once', async ({ page, server }) => {
  const person = await signUpOnboarded(server.origin, 'Axel Axe');
  await openDevice(page, server.origin, person, {}, '/posture-guide');
  for (const [key, { name }] of tabs) {
    await tab(page, name).click();
    await expectOpen(page, key);
    await expectAccessible(page, `posture guide, ${key}`);
  }
});

journey('the posture guide by keyboard alone @desk', async ({ page, server }) => {
  const person = await signUpOnboarded(server.origin, 'Kay Keys');
  await openDevice(page, server.origin, person);
  await pressOn(page, page.getByRole('link', { name: 'Posture Guide' }));
  await expect(page).toHaveURL('/posture-guide');
  await pressOn(page, tab(page, 'Overview'), 'ArrowRight');
  await expect(tab(page, 'Sitting Positions')).toBeFocused();
  // An arrow key only leads along the row.
  await expect(page).toHaveURL('/posture-guide');
  await page.keyboard.press('Enter');
  await expectOpen(page, 'sitting');
  await page.keyboard.press('End');
  await page.keyboard.press('Space');
  await expectOpen(page, 'issues');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expectOpen(page, 'overview');
  await pressOn(page, page.getByRole('button', { name: 'Continue' }));
  await expect(page).toHaveURL('/home');
});
